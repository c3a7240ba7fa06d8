/** The part of the resolver that is loaded when the first question with facts is asked. */
export { makeJudge } from '../../resolver/index.js';
