/** Makes a value unchangeable, with all that it holds: many callers get the same one. */
export function freeze<T>(value: T): T {
  // what is frozen already was frozen with all that it holds
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
  return value;
}

/** Works out a value once for each key, and again where the key is gone. What is kept must not be changed. */
export function oncePer<Key extends object, Rest extends unknown[], Value extends object>(
  make: (key: Key, ...rest: Rest) => Value,
): (key: Key, ...rest: Rest) => Value {
  const kept = new WeakMap<Key, Value>();
  return (key, ...rest) => {
    const value = kept.get(key) ?? make(key, ...rest);
    kept.set(key, value);
    return value;
  };
}

/** How many answers are kept; when there are as many, all are dropped, so that what is typed cannot pile up. */
export const ANSWERS_KEPT = 4096;
/** Questions that are longer when written as one text are answered again each time. */
const LONGEST_KEY = 200;

/**
 * Answers each question once: an answer depends only on the question. Answers are shared, and so frozen.
 * `keyOf` writes a question as one text, different for different questions.
 */
export function remember<Q, A>(
  answer: (question: Q) => A,
  keyOf: (question: Q) => string,
): (question: Q) => A {
  const kept = new Map<string, A>();
  return question => {
    const key = keyOf(question);
    const known = kept.get(key);
    if (known !== undefined) return known;
    const made = freeze(answer(question));
    if (key.length > LONGEST_KEY) return made;
    if (kept.size >= ANSWERS_KEPT) kept.clear();
    kept.set(key, made);
    return made;
  };
}
