/** How players are named, in words that are made alike before their seats are read. */
import { PLAIN, TURNING } from './plain.js';

/** Words that begin sentences or belong to the game: no player goes by them. */
const NO_NAMES = new Set(
  (
    'and who whose what which when where why how the in on at if it its is i an a we our us my me you he she they this that there here so ' +
    'then but or as of to for by with from until till after before not no nobody everyone everybody all each every both hi hey hello judge please ' +
    'players player seats seat seating sit sits seated sitting table order turn turns round game multiplayer mp attacker defender attack attacks attacked atk defend defends ' +
    'defending attacking combat battle infantry cavalry maneuver maneuvers segment phase action actions effect event card first next last starting starts ' +
    'bamboo harvesters left right clockwise leftwards five four three six seven eight us out eliminated dead invites invited invite does do did can now ' +
    'active because while where limited open reaction honor imperial favor legacy invited remaining hi dear given'
  ).split(' '),
);

/** Whether a word names no player. */
export function isPlainWord(word: string): boolean {
  const folded = word.toLowerCase();
  return NO_NAMES.has(folded) || ((PLAIN.has(folded) || TURNING.has(folded)) && !/^\p{Lu}/u.test(word));
}

const ROLE =
  /(?<!\p{L})(\p{L}[\p{L}\p{N}]*) \((?:the )?(attacker|defender|active(?: player)?|starting player|eliminated|out|dead)\)/giu;

/** What stands in brackets behind names of a list is told after it: "Al (attacker), Bo, Cy (defender)". */
export function writeRoles(text: string): string {
  const told = [...text.matchAll(ROLE)].map(([, name, role]) => `. ${name} is ${role?.toLowerCase()}`);
  return told.length === 0 ? text : `${text.replace(ROLE, '$1')}${told.join('')}.`;
}

/** Ways to name a player that are read as one word: "Player 2", "the Crane player". */
export function joinNames(text: string): string {
  return text
    .replace(/(?<=^|[\s:,;(])[1-9][.)] ?(?=\p{L})/gu, ', ')
    .replace(/\b[Pp]layer (?=\p{Lu}(?![\p{L}\p{N}]))/gu, '')
    .replace(/\b[Pp]layer (?=\d(?!\d))/g, 'Player')
    .replace(/\b(?:[Tt]he )?(\p{Lu}\p{Ll}+) players?\b/gu, (written, name: string) =>
      isPlainWord(name) ? written : name,
    );
}

/** How the one who asks is written. */
export const ASKER = 'Myself';
const SITS_TOO =
  /\bmy (?:immediate )?(?:left|right)\b|(?:^|[,(:;] ?|\band |\bthen |& ?)(?:me|I|myself)(?=[,;.)]| and | then | sit| play|$)/;

/** Who asks sits at the table too: they are written like a person of that name. */
export function writeAsker(text: string): string {
  if (!SITS_TOO.test(text)) return text;
  return text
    .replace(/\b(?:I am|I'm|i'm|im) (?:sitting |seated )?(?=with\b)/g, `${ASKER} `)
    .replace(/\b(?:I am|I'm|i'm|im)\b/g, `${ASKER} is`)
    .replace(/\b(?:I have|I've)\b/g, `${ASKER} has`)
    .replace(/\b[Mm]y (?=(?:next |own )?turn\b|(?:immediate )?(?:left|right)\b)/g, `${ASKER}'s `)
    .replace(/(?<= (?:with|has|have) \p{L}+ (?:on|to|at) )Myself's(?= left| right)/gu, 'my')
    .replace(/(?<=(?:^|[,(:;] ?|\band |\bthen |& ?))(?:me|I|myself)\b/g, ASKER);
}

/** "players A to E" names five. */
export function writeRange(text: string): string {
  return text.replace(
    /(?<=\bplayers?:? |\bseats?:? |^ ?)([A-Z]) ?(?:to|through|-|–|\.\.+) ?([A-Z])(?![\p{L}\p{N}-])/gu,
    (written, first: string, last: string) => {
      const letters = Array.from({ length: last.charCodeAt(0) - first.charCodeAt(0) + 1 }, (_, at) =>
        String.fromCharCode(first.charCodeAt(0) + at),
      );
      return letters.length < 3 ? written : letters.join(', ');
    },
  );
}

/** A sentence in capitals tells no names by them. */
export function lowerCapitals(text: string): string {
  const words = [...text.matchAll(/\p{L}{3,}/gu)];
  const capitals = words.filter(([word]) => /^\p{Lu}/u.test(word));
  return capitals.length > 4 && capitals.length > 0.8 * words.length ? text.toLowerCase() : text;
}
