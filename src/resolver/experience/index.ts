/** Experience keywords: level, KYD, alternate title. Pure. */
export {
  EXPERIENCE_LIMIT,
  type Experience,
  experienceOf,
  formatExperience,
  parseExperience,
} from './experience.js';
