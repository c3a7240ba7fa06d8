// src/loader/corpus.ts
import { createHash } from "node:crypto";
import { join as join2 } from "node:path";
import { fileURLToPath } from "node:url";

// src/knowledge/problem.ts
function succeed(value) {
  return { ok: true, value };
}
function fail(code, message, rest = {}) {
  return { ok: false, problem: { code, message, ...rest } };
}

// src/knowledge/day.ts
var MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December"
];
function isCalendarDay(year, month, day) {
  if (year < 1e3 || month < 1 || month > 12 || day < 1) return false;
  return day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}
function makeDay(year, month, day) {
  if (!isCalendarDay(year, month, day)) return null;
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}
function formatDay(day) {
  const [year, month, date] = day.split("-").map(Number);
  return `${MONTHS[month - 1]} ${date}, ${year}`;
}

// src/knowledge/in-force.ts
function isWholeRule(document, tag2) {
  return tag2.scope === null || tag2.scope === document.scope;
}
function stepOf({ actions }) {
  if (actions.includes("deleted")) return "ends";
  if (actions.includes("added")) return "begins";
  return actions.includes("changed") ? "rewords" : "keeps";
}
function lostOrRecorded(document, from) {
  const wording2 = document.earlier.find(({ until }) => until === from.day) ?? null;
  return { status: wording2 ? "in-force" : "unrecorded", wording: wording2 };
}
function walkBack(document, day) {
  const tags = document.tags.filter((tag2) => isWholeRule(document, tag2));
  const last = tags[tags.length - 1];
  let state = { status: "in-force", wording: document };
  if (last && stepOf(last) === "ends") state = { status: "ended", wording: null };
  for (let index = tags.length - 1; index >= 0; index--) {
    const tag2 = tags[index];
    if (tag2.day <= day) break;
    const step = stepOf(tag2);
    if (step === "rewords") state = lostOrRecorded(document, tag2);
    if (step === "ends") {
      state = tag2 === last ? { status: "in-force", wording: document } : lostOrRecorded(document, tag2);
    }
    if (step === "begins") {
      const hadEnded = tags.slice(0, index).some((earlier) => stepOf(earlier) === "ends");
      state = { status: hadEnded ? "ended" : "not-yet", wording: null };
    }
  }
  return state;
}
function makeCaveats(document, day, { status }) {
  const parts = document.tags.filter((tag2) => !isWholeRule(document, tag2) && day < tag2.day);
  const caveats = parts.map(
    (tag2) => `Part of "${document.title}" (${tag2.scope}) was ${tag2.actions.join(" and ")} on ${formatDay(tag2.day)}; how that part read before is not on record.`
  );
  if (document.wordsLost && status === "in-force") {
    caveats.push(`The words of "${document.title}" are not on record.`);
  }
  if (status === "unrecorded") {
    caveats.push(`A rule stood here on ${formatDay(day)}, but its words of that time are not on record.`);
  }
  return caveats;
}
function standingOn(document, day) {
  const state = walkBack(document, day);
  return {
    ...state,
    undated: !document.tags.some((tag2) => isWholeRule(document, tag2)),
    caveats: makeCaveats(document, day, state)
  };
}

// src/knowledge/markup.ts
import { decodeHTML } from "entities";
var TAG = /<\/?[a-zA-Z][^<>]*>/g;
function plainText(text) {
  return decodeHTML(text.replace(TAG, " ")).normalize("NFC").replace(/[\u2018\u2019\u02bc\u02b9\u0060\u00b4]/g, "'").replace(/[\u201c\u201d]/g, '"').replace(/[\u2010-\u2015\u2212]/g, "-").replace(/[\u200b-\u200d\ufeff]/g, "").replace(/\s+/g, " ").trim();
}

// src/knowledge/keyword-name.ts
var KEYWORD_LIMIT = 120;
function parseKeyword(text) {
  if (text.length > KEYWORD_LIMIT) {
    return fail("bad-keyword", `A keyword of ${text.length} characters is no keyword.`, {
      found: `${text.slice(0, 40)}\u2026`,
      cure: `Keywords have at most ${KEYWORD_LIMIT} characters.`
    });
  }
  const name = plainText(text).replace(/^["\u2022\s]+|["\s]+$/g, "").trim();
  if (name === "") {
    return fail("bad-keyword", "The keyword is empty.", {
      found: text,
      cure: "Name a keyword, for instance Ratling."
    });
  }
  return succeed({ name, key: name.toLowerCase() });
}

// src/knowledge/near.ts
import { distance } from "fastest-levenshtein";
function nearest(word, candidates) {
  const asked = word.toLowerCase();
  const limit = Math.max(1, Math.floor(asked.length / 3));
  const scored = [];
  for (const candidate of candidates) {
    const score = distance(asked, candidate.toLowerCase());
    if (score <= limit) scored.push({ candidate, score });
  }
  return scored.sort((a, b) => a.score - b.score || (a.candidate < b.candidate ? -1 : 1)).slice(0, 3).map(({ candidate }) => candidate);
}

// src/knowledge/page.ts
import { z } from "zod";
var FORMATS = ["legacy", "multiplayer"];
var headingEntry = z.lazy(
  () => z.union([
    z.string().min(1),
    z.strictObject({ heading: z.string().min(1), inside: z.array(headingEntry).min(1) })
  ])
);
var sourcePage = z.strictObject({
  page: z.string().regex(/^[a-z0-9-]+$/, "a page key has lower-case letters, digits and hyphens"),
  title: z.string().min(1),
  format: z.enum(FORMATS),
  headings: z.array(headingEntry).min(1)
});
var pagesSchema = z.array(sourcePage).min(1);
function flatten(entries, above) {
  return entries.flatMap((entry) => {
    if (typeof entry === "string") return [{ path: [...above, entry] }];
    const path = [...above, entry.heading];
    return [{ path }, ...flatten(entry.inside, path)];
  });
}
function makePage(entry) {
  return {
    key: entry.page,
    title: entry.title,
    format: entry.format,
    headings: [{ path: [entry.title] }, ...flatten(entry.headings, [])]
  };
}
function findHeading(page, cited) {
  const found = page.headings.filter(
    ({ path }) => path.some((_, start) => path.slice(start).join(", ") === cited)
  );
  return found.length === 1 ? found[0] : null;
}

// src/knowledge/relation.ts
function arrowsOf(relation2) {
  if ("equivalent" in relation2) {
    const [a, b] = relation2.equivalent;
    return [
      { from: a, to: b, kind: "equivalent" },
      { from: b, to: a, kind: "equivalent" }
    ];
  }
  const { any, then } = relation2.implies;
  return any.map((from) => ({ from, to: then, kind: "implies" }));
}
function namesIn(relation2) {
  return "equivalent" in relation2 ? relation2.equivalent : [...relation2.implies.any, relation2.implies.then];
}
function keywordsOf(document) {
  const wordings = [document, ...document.earlier];
  return [...wordings.flatMap(({ relations }) => relations.flatMap(namesIn)), ...document.keywords];
}

// src/knowledge/corpus-checks.ts
function wordingsOf(document) {
  return [document, ...document.earlier];
}
function withNear(problem, asked, names) {
  const near = nearest(asked, names);
  return near.length > 0 ? { ...problem, near } : problem;
}
function checkSource(document, pages) {
  const { file, source } = document;
  const page = pages.find(({ key }) => key === source.page);
  if (!page) {
    const keys = pages.map(({ key }) => key);
    const problem = { code: "unknown-page", message: "No such page.", file, field: "source.page" };
    return [
      withNear({ ...problem, found: source.page, cure: `Known: ${keys.join(", ")}.` }, source.page, keys)
    ];
  }
  const own = page.format === document.format ? [] : [
    {
      code: "unknown-page",
      message: `The page belongs to the ${page.format} format, the document to ${document.format}.`,
      file,
      field: "source.page",
      found: source.page,
      cure: `Move the document to ${page.format}, or name the page that it restates.`
    }
  ];
  const cited = [{ heading: source.heading, field: "source.heading" }].concat(
    source.also.map(({ heading }, index) => ({ heading, field: `source.also.${index}.heading` }))
  );
  const headings = page.headings.map(({ path }) => path[path.length - 1]);
  return own.concat(
    cited.filter(({ heading }) => !findHeading(page, heading)).map(
      ({ heading, field }) => withNear(
        {
          code: "unknown-heading",
          message: `"${page.title}" has no such heading, or several.`,
          file,
          field,
          found: heading,
          cure: "Copy the heading from pages.yaml to the letter, with its parents where it is not unique."
        },
        heading,
        headings
      )
    )
  );
}
function checkTags({ file, tags }) {
  return tags.slice(1).flatMap((tag2, index) => {
    if (tags[index].day <= tag2.day) return [];
    const cure = "List the oldest tag first.";
    const message = "The tag is older than the one before it.";
    return [
      { code: "tags-out-of-order", message, file, field: `changes.${index + 1}`, found: tag2.written, cure }
    ];
  });
}
function checkRelations(document) {
  return wordingsOf(document).flatMap(
    ({ relations }) => relations.flatMap((relation2, index) => {
      const keys = namesIn(relation2).map((name) => {
        const parsed = parseKeyword(name);
        return parsed.ok ? parsed.value.key : name;
      });
      const repeated = keys.find((key, at) => keys.indexOf(key) !== at);
      if (repeated === void 0) return [];
      const message = "The relation names one keyword twice.";
      const cure = "Name each keyword once; a keyword always counts as itself.";
      const field = `relations.${index}`;
      return [{ code: "repeated-keyword", message, file: document.file, field, found: repeated, cure }];
    })
  );
}
function checkEarlier(document) {
  const days = document.tags.filter((tag2) => isWholeRule(document, tag2)).map(({ day }) => day);
  return document.earlier.flatMap(({ until }, index) => {
    const at = { file: document.file, field: `section ${index + 1}.until`, found: until };
    const newer = document.earlier[index - 1];
    if (newer && newer.until <= until) {
      const cure2 = "Order the wordings newest first, each day once.";
      return [{ code: "bad-wording", message: "The wordings do not stand newest first.", ...at, cure: cure2 }];
    }
    if (days.includes(until)) return [];
    const cure = days.length > 0 ? `Its days: ${days.join(", ")}.` : "Record the tag of the change in `changes`.";
    return [{ code: "bad-wording", message: "No tag of the document has this day.", ...at, cure }];
  });
}
function checkDoubles(documents) {
  const owners = /* @__PURE__ */ new Map();
  const named = documents.flatMap((document) => [
    { name: document.id, kind: "document", file: document.file },
    ...document.questions.map(({ id: id2 }) => ({ name: id2, kind: "question", file: document.file }))
  ]);
  return named.flatMap(({ name, kind, file }) => {
    const key = `${kind} ${name}`;
    const owner = owners.get(key);
    if (owner === void 0) {
      owners.set(key, file);
      return [];
    }
    const message = `Two ${kind}s have one id.`;
    return [
      { code: "duplicate-id", message, file, found: name, cure: `The other one is in ${owner}: rename one.` }
    ];
  });
}
function linksOf(document) {
  const cited = wordingsOf(document).flatMap(
    ({ questions }) => questions.flatMap(
      (question) => question.rules.flatMap(
        ({ event }, index) => event.params.steps.map(({ rule }) => ({
          id: rule,
          field: `questions.${question.id}.rules.${index}`
        }))
      )
    )
  );
  return [...document.see.map((id2, index) => ({ id: id2, field: `see.${index}` })), ...cited];
}
function checkLinks(document, ids) {
  return linksOf(document).filter(({ id: id2 }) => !ids.has(id2) || id2 === document.id).filter(({ id: id2, field }) => !(id2 === document.id && field.startsWith("questions."))).map(({ id: id2, field }) => {
    const self = id2 === document.id;
    const message = self ? "The document leads to itself." : "There is no such document.";
    const problem = { code: "unknown-see", message, file: document.file, field, found: id2 };
    const cure = self ? "Leave it out." : "Name the path of a document without .md.";
    return withNear({ ...problem, cure }, id2, self ? [] : [...ids]);
  });
}
function checkDocuments(documents, pages) {
  const ids = new Set(documents.map(({ id: id2 }) => id2));
  return [
    ...checkDoubles(documents),
    ...documents.flatMap((document) => [
      ...checkSource(document, pages),
      ...checkTags(document),
      ...checkEarlier(document),
      ...checkRelations(document),
      ...checkLinks(document, ids)
    ])
  ];
}

// src/knowledge/vocabulary.ts
function singulars(key) {
  if (!key.endsWith("s") || key.endsWith("'s")) return [];
  return [
    key.slice(0, -1),
    ...key.endsWith("es") ? [key.slice(0, -2)] : [],
    ...key.endsWith("ies") ? [`${key.slice(0, -3)}y`] : []
  ];
}
function makeVocabulary(names) {
  const byKey = /* @__PURE__ */ new Map();
  for (const name of names) {
    const parsed = parseKeyword(name);
    if (parsed.ok && !byKey.has(parsed.value.key)) byKey.set(parsed.value.key, parsed.value);
  }
  const sorted = [...byKey.values()].map((keyword2) => keyword2.name).sort();
  return {
    names: sorted,
    exact: (key) => byKey.get(key),
    resolve(keyword2) {
      for (const key of [keyword2.key, ...singulars(keyword2.key)]) {
        const known = byKey.get(key);
        if (known) return { ...known, known: true };
      }
      return { ...keyword2, known: false };
    },
    near: (name) => nearest(name, sorted)
  };
}

// src/knowledge/corpus.ts
function listCitations(documents) {
  const citedBy = new Map(documents.map(({ id: id2 }) => [id2, []]));
  for (const { id: id2, see } of documents) for (const target of see) citedBy.get(target)?.push(id2);
  return citedBy;
}
function makeCorpus(documents, pages, hash) {
  const problems = checkDocuments(documents, pages);
  if (problems.length > 0) return { corpus: null, problems };
  const sorted = [...documents].sort((a, b) => a.id < b.id ? -1 : 1);
  const corpus = {
    hash,
    documents: sorted,
    byId: new Map(sorted.map((document) => [document.id, document])),
    pages,
    changeDays: [...new Set(sorted.flatMap(({ tags }) => tags.map(({ day }) => day)))].sort(),
    keywords: makeVocabulary(sorted.flatMap(keywordsOf)),
    citedBy: listCitations(sorted),
    questions: new Map(
      sorted.flatMap(
        (document) => document.questions.map((question) => [question.id, { question, document }])
      )
    )
  };
  return { corpus, problems: [] };
}

// src/knowledge/front-matter.ts
import { z as z3 } from "zod";

// src/knowledge/question-schema.ts
import { z as z2 } from "zod";
var id = z2.string().regex(/^[a-z0-9-]+(\/[a-z0-9-]+)+$/, "an id has lower-case words joined by hyphens and slashes");
var sentence = z2.string().min(2).regex(/[.?]$/, "a sentence ends with a full stop or a question mark");
var VERDICTS = ["yes", "no", "value", "depends", "unknown", "not-covered"];
var factSchema = z2.discriminatedUnion("type", [
  z2.strictObject({ type: z2.literal("boolean"), ask: sentence }),
  z2.strictObject({ type: z2.literal("integer"), ask: sentence, minimum: z2.int(), maximum: z2.int() }),
  z2.strictObject({ type: z2.literal("choice"), ask: sentence, choices: z2.array(z2.string().min(1)).min(2) })
]);
var OPERATORS = [
  "equal",
  "notEqual",
  "in",
  "notIn",
  "lessThan",
  "lessThanInclusive",
  "greaterThan",
  "greaterThanInclusive"
];
var scalar = z2.union([z2.boolean(), z2.number(), z2.string()]);
var leaf = z2.strictObject({
  fact: z2.string(),
  operator: z2.enum(OPERATORS),
  value: z2.union([scalar, z2.array(scalar).min(1)])
});
var condition = z2.lazy(
  () => z2.union([
    leaf,
    z2.strictObject({ all: z2.array(condition) }),
    z2.strictObject({ any: z2.array(condition).min(1) }),
    z2.strictObject({ not: condition })
  ])
);
var stepSchema = z2.strictObject({ text: sentence, rule: id });
var ruleSchema = z2.strictObject({
  conditions: z2.union([
    z2.strictObject({ all: z2.array(condition) }),
    z2.strictObject({ any: z2.array(condition).min(1) }),
    z2.strictObject({ not: condition })
  ]),
  event: z2.strictObject({
    type: z2.enum(VERDICTS),
    params: z2.strictObject({
      answer: sentence,
      steps: z2.array(stepSchema).min(1),
      value: z2.json().optional(),
      caveats: z2.array(sentence).default([])
    })
  })
});
function leaves(node) {
  if ("fact" in node) return [node];
  if ("not" in node) return leaves(node.not);
  return ("all" in node ? node.all : node.any).flatMap(leaves);
}
function leavesOf(rule) {
  return leaves(rule.conditions);
}
function misfit(fact, { operator, value }) {
  if (!fact) return "names a fact that the question does not declare";
  const ordering = operator.includes("Than");
  if (ordering && fact.type !== "integer") return `compares by size, but the fact is ${fact.type}`;
  const many = operator === "in" || operator === "notIn";
  if (many !== Array.isArray(value)) return many ? "needs a list of values" : "needs a single value";
  const fits = (one) => fact.type === "choice" ? fact.choices.includes(one) : typeof one === (fact.type === "boolean" ? "boolean" : "number");
  return [value].flat().every(fits) ? null : `compares with a value that the fact (${fact.type}) never has`;
}
var questionSchema = z2.strictObject({
  id,
  title: sentence,
  facts: z2.record(z2.string().regex(/^[a-z][A-Za-z]*$/, "a fact is named in camelCase"), factSchema),
  example: z2.record(z2.string(), scalar),
  rules: z2.array(ruleSchema).min(1)
}).superRefine((question, context) => {
  question.rules.forEach((rule, index) => {
    for (const comparison of leavesOf(rule)) {
      const wrong = misfit(question.facts[comparison.fact], comparison);
      if (wrong) {
        const message = `the comparison of "${comparison.fact}" ${wrong}`;
        context.addIssue({ code: "custom", path: ["rules", index, "conditions"], message });
      }
    }
  });
  const last = question.rules[question.rules.length - 1];
  if (last && leavesOf(last).length > 0) {
    const message = "the last rule must hold always (conditions: { all: [] }), so that no case goes unruled";
    context.addIssue({ code: "custom", path: ["rules", question.rules.length - 1], message });
  }
});

// src/knowledge/tag.ts
var WRITTEN_ACTIONS = /* @__PURE__ */ new Map([
  ["ADDED", "added"],
  ["CHANGED", "changed"],
  ["CLARIFIED", "clarified"],
  ["CLARIFICATION", "clarified"],
  ["MERGED", "merged"],
  ["DELETED", "deleted"]
]);
var MONTH_FIRST = /^(.*?)\s*\b([A-Za-z]+)\.?\s+(\d{1,2}),?\s+(\d{4}|\d{2})$/;
var DAY_FIRST = /^(.*?)\s*\b(\d{1,2})\s+([A-Za-z]+)\.?,?\s+(\d{4}|\d{2})$/;
var CURE = 'Write [SCOPE] ACTION [and ACTION] DATE, for instance "Ogre and Ratling ADDED June 03 2008".';
function monthNumber(word) {
  const start = word.toLowerCase();
  return start.length < 3 ? 0 : MONTHS.findIndex((month) => month.toLowerCase().startsWith(start)) + 1;
}
function splitDate(text) {
  const monthFirst = MONTH_FIRST.exec(text);
  const dayFirst = DAY_FIRST.exec(text);
  const parts = monthFirst ? { rest: monthFirst[1], month: monthFirst[2], day: monthFirst[3], year: monthFirst[4] } : dayFirst && { rest: dayFirst[1], month: dayFirst[3], day: dayFirst[2], year: dayFirst[4] };
  if (!parts) return null;
  const year = Number(parts.year) + (String(parts.year).length === 2 ? 2e3 : 0);
  return {
    rest: String(parts.rest),
    day: makeDay(year, monthNumber(String(parts.month)), Number(parts.day))
  };
}
function parseTag(text) {
  const written = text.trim().replace(/\s+/g, " ");
  const dated = splitDate(written);
  const bad = (message) => fail("bad-tag", message, { found: written.slice(0, 120), cure: CURE });
  if (!dated) return bad("The tag has no date.");
  if (!dated.day) return bad("The date of the tag is not a day of the calendar.");
  const words = dated.rest.split(" ");
  const actions = [];
  while (words.length > 0) {
    const action = WRITTEN_ACTIONS.get(words[words.length - 1]);
    if (!action) break;
    actions.unshift(action);
    words.pop();
    if (words[words.length - 1] !== "and" || !WRITTEN_ACTIONS.has(words[words.length - 2] ?? "")) break;
    words.pop();
  }
  if (actions.length === 0) {
    return bad(`The tag has no action: one of ${[...WRITTEN_ACTIONS.keys()].join(", ")}.`);
  }
  return succeed({ written, scope: words.join(" ") || null, actions, day: dated.day });
}

// src/knowledge/front-matter.ts
var line = z3.string().trim().min(1).regex(/^[^\n]*$/, "one line");
var sentence2 = line.regex(/[.]$/, "a sentence ends with a full stop");
var keyword = z3.string().refine((text) => parseKeyword(text).ok, "not a keyword");
var paragraphs = z3.array(z3.int().min(1)).min(1);
var tag = z3.string().transform((text, context) => {
  const parsed = parseTag(text);
  if (parsed.ok) return parsed.value;
  context.addIssue({ code: "custom", message: parsed.problem.message, params: { problem: parsed.problem } });
  return z3.NEVER;
});
var relation = z3.union([
  z3.strictObject({ equivalent: z3.tuple([keyword, keyword]) }),
  z3.strictObject({ implies: z3.strictObject({ any: z3.array(keyword).min(1), then: keyword }) })
]);
var exception = z3.strictObject({
  cards: z3.array(line).min(1),
  purpose: line.optional(),
  from: keyword.optional(),
  to: keyword.optional(),
  verdict: z3.enum(VERDICTS).extract(["depends", "no"]),
  why: sentence2
});
var wording = {
  answer: sentence2,
  relations: z3.array(relation).default([]),
  exceptions: z3.array(exception).default([]),
  questions: z3.array(questionSchema).default([])
};
var frontMatterSchema = z3.strictObject({
  title: line,
  ...wording,
  source: z3.strictObject({
    page: line,
    heading: line,
    operation: z3.union([line, z3.array(line).min(1)]).optional(),
    paragraphs: paragraphs.optional(),
    also: z3.array(z3.strictObject({ heading: line, paragraphs: paragraphs.optional() })).default([])
  }),
  changes: z3.array(tag).default([]),
  scope: line.optional(),
  words: z3.literal("lost").optional(),
  keywords: z3.array(keyword).default([]),
  aliases: z3.array(line).default([]),
  see: z3.array(line).default([])
});
var wordingSchema = z3.strictObject({ until: z3.iso.date(), ...wording });

// src/knowledge/zod-problems.ts
function describe(value) {
  const text = typeof value === "string" ? `"${value}"` : JSON.stringify(value) ?? String(value);
  return text.length > 80 ? `${text.slice(0, 79)}\u2026` : text;
}
function fieldOf(where, path) {
  const field = [...where.field ? [where.field] : [], ...path.map(String)].join(".");
  return field === "" ? {} : { field };
}
function unfold(issue) {
  if (issue.code !== "invalid_union") return [issue];
  const meant = issue.errors.filter((branch) => branch.every((one) => one.path.length > 0)).sort((a, b) => a.length - b.length)[0];
  if (!meant) return [{ ...issue, message: "Fits none of the forms that are allowed here" }];
  return meant.flatMap((one) => unfold({ ...one, path: [...issue.path, ...one.path] }));
}
function makeProblems(error, naming = {}) {
  const { known, code = "bad-field", file } = naming;
  const base = file === void 0 ? {} : { file };
  return error.issues.flatMap(unfold).flatMap((issue) => {
    if (issue.code === "unrecognized_keys") {
      return issue.keys.map((key) => {
        const fields = issue.path.length === 0 ? known : void 0;
        const near = fields ? nearest(key, fields) : [];
        return {
          code: "unknown-field",
          message: `There is no field "${key.slice(0, 60)}".`,
          ...base,
          ...fieldOf(naming, [...issue.path, key.slice(0, 60)]),
          ...fields ? { cure: `Known here: ${fields.join(", ")}.` } : {},
          ...near.length > 0 ? { near } : {}
        };
      });
    }
    const carried = issue.code === "custom" ? issue.params?.problem : void 0;
    return [
      {
        ...carried ?? { code, message: `${issue.message.replace(/\.$/, "")}.` },
        ...base,
        ...fieldOf(naming, issue.path),
        ...carried || issue.input === void 0 ? {} : { found: describe(issue.input) }
      }
    ];
  });
}

// src/knowledge/document.ts
function withText(parsed, content) {
  return { ...parsed, text: content.trim() };
}
function readSections(raw, problems) {
  return raw.sections.flatMap((section, index) => {
    const at = { file: raw.file, field: `section ${index + 1}` };
    if (section.key !== "wording") {
      problems.push({
        code: "bad-wording",
        message: "The section is of no known kind.",
        ...at,
        found: section.key,
        cure: "Head an earlier wording with ---wording."
      });
      return [];
    }
    const parsed = wordingSchema.safeParse(section.data, { reportInput: true });
    if (parsed.success) return [withText(parsed.data, section.content)];
    problems.push(...makeProblems(parsed.error, { ...at, known: Object.keys(wordingSchema.shape) }));
    return [];
  });
}
function makeDocument(raw) {
  const problems = [];
  const format = FORMATS.find((known) => raw.id.startsWith(`${known}/`));
  if (!format) {
    const cure = `Put it into ${FORMATS.join(" or ")}.`;
    problems.push({
      code: "bad-field",
      message: "The file lies in no format\u2019s folder.",
      file: raw.file,
      cure
    });
  }
  const earlier = readSections(raw, problems);
  const parsed = frontMatterSchema.safeParse(raw.data, { reportInput: true });
  if (!parsed.success)
    problems.push(
      ...makeProblems(parsed.error, { file: raw.file, known: Object.keys(frontMatterSchema.shape) })
    );
  else if (raw.content.trim() === "") {
    const cure = "State the rule in full below the front matter.";
    problems.push({ code: "bad-field", message: "The document has no text.", file: raw.file, cure });
  }
  if (!parsed.success || !format || problems.length > 0) return { document: null, problems };
  const { source, changes, scope, words, ...rest } = parsed.data;
  const { operation, ...place } = source;
  const document = {
    id: raw.id,
    file: raw.file,
    format,
    ...withText(rest, raw.content),
    source: { ...place, operations: operation === void 0 ? [] : [operation].flat() },
    tags: changes,
    scope: scope ?? null,
    wordsLost: words === "lost",
    earlier
  };
  return { document, problems };
}

// src/loader/files.ts
import { readdir, readFile } from "node:fs/promises";
import { join, sep } from "node:path";
function unreadable(file, error) {
  const { code, message } = error;
  const cure = code === "ENOENT" ? "Check the path." : "The file must be readable, and text in UTF-8.";
  return fail("unreadable-file", "The file or folder cannot be read.", {
    file,
    found: code ?? message,
    cure
  });
}
async function readText(path, name) {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(await readFile(path));
    return succeed(text.replace(/\r\n?/g, "\n"));
  } catch (error) {
    return unreadable(name, error);
  }
}
async function listFiles(folder) {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const names = entries.filter((entry) => !entry.isDirectory()).map(({ parentPath, name }) => join(parentPath, name).slice(join(folder, sep).length)).map((path) => path.split(sep).join("/"));
    return succeed(names.filter((name) => !/(^|\/)\./.test(name)).sort());
  } catch (error) {
    return unreadable(folder, error);
  }
}

// src/loader/front-matter.ts
import matter from "gray-matter";

// src/loader/yaml.ts
import { parseDocument } from "yaml";
var CURE2 = "Mend the YAML; text with a colon or a leading quotation mark goes into quotation marks.";
function problemAt(place, line2, message, cure = CURE2) {
  const field = `line ${place.above + line2}`;
  return { code: "bad-front-matter", message, file: place.file, field, cure };
}
function parseYaml(text, place) {
  const document = parseDocument(text, { uniqueKeys: true, version: "1.2", stringKeys: true });
  const problems = [...document.errors, ...document.warnings].map(({ message, linePos }) => {
    const [first = "", ...rest] = message.split(/ at line \d+/);
    const doubled = first.startsWith("Map keys must be unique");
    const words = doubled ? "A key is given twice in one map" : first;
    const cure = doubled ? "Keep one of them." : CURE2;
    return problemAt(place, linePos?.[0].line ?? rest.length, `${words.replace(/[.:]$/, "")}.`, cure);
  });
  if (problems.length > 0) return { value: null, problems };
  const value = readValue(() => document.toJS({ maxAliasCount: 100 }));
  if (value.ok) return { value: value.value, problems };
  return { value: null, problems: [{ ...value.problem, file: place.file }] };
}
function readValue(build) {
  try {
    return { ok: true, value: build() };
  } catch {
    const cure = "Write the values out.";
    return fail("bad-front-matter", "The YAML has more aliases than can be followed.", { cure });
  }
}

// src/loader/front-matter.ts
var OPENING = /^---(?!-)([^\n]*)\n/;
var CLOSING = /\n---([^\n]*)/;
function findFault(text) {
  const opening = OPENING.exec(text);
  if (!opening) {
    const cure2 = "Begin the file with a line of three hyphens.";
    return {
      code: "bad-front-matter",
      message: "The file does not begin with front matter.",
      field: "line 1",
      cure: cure2
    };
  }
  const language = String(opening[1]).trim();
  if (language !== "" && language !== "yaml") {
    const message = "Front matter in another language than YAML is never run.";
    const found = language.slice(0, 40);
    return {
      code: "refused-engine",
      message,
      field: "line 1",
      found,
      cure: "Begin with --- and write YAML."
    };
  }
  if (CLOSING.exec(text)?.[1]?.trim() === "") return null;
  const cure = "Close it with a line of three hyphens, before the text and before any ---wording.";
  return { code: "bad-front-matter", message: "The front matter is not closed.", field: "line 1", cure };
}
function lineOf(text, part, from) {
  return text.slice(0, text.indexOf(part, from)).split("\n").length;
}
function split(text) {
  let yaml = "";
  const read = (found) => {
    yaml = found;
    return {};
  };
  const engines = { yaml: read, json: read, javascript: read, coffee: read };
  const options = { language: "yaml", engines, sections: true };
  const { content, sections } = matter(text, options);
  return { yaml, content, sections };
}
function isMap(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
function parseFrontMatter(file, text) {
  const fault = findFault(text);
  if (fault) return { raw: null, problems: [{ ...fault, file }] };
  const { yaml, content, sections } = split(text);
  const problems = [];
  const read = (source, above) => {
    const parsed = parseYaml(source, { file, above });
    problems.push(...parsed.problems);
    if (parsed.problems.length > 0 || isMap(parsed.value)) return parsed.value;
    const cure = "Write `field: value`, and close the block with a line of three hyphens.";
    const message = "The front matter holds no fields, or is not closed.";
    problems.push({ code: "bad-front-matter", message, file, field: `line ${above + 1}`, cure });
    return null;
  };
  const data = read(yaml, 0);
  let from = 4;
  const parts = sections.map((section) => {
    const line2 = lineOf(text, `
---${section.key}`, from);
    from = text.split("\n").slice(0, line2 + 1).join("\n").length;
    return { key: section.key, data: read(section.data, line2 + 1), content: section.content };
  });
  if (problems.length > 0) return { raw: null, problems };
  return { raw: { id: file.replace(/\.md$/, ""), file, data, content, sections: parts }, problems: [] };
}

// src/loader/corpus.ts
var RULES_FOLDER = fileURLToPath(new URL("../../rules", import.meta.url));
var PAGES = "pages.yaml";
var ID = /^[a-z0-9-]+(\/[a-z0-9-]+)+$/;
function makeHash(texts) {
  const hash = createHash("sha256");
  for (const entry of texts) hash.update(JSON.stringify(entry));
  return hash.digest("hex").slice(0, 16);
}
async function readTexts(folder, files, problems) {
  const read = await Promise.all(files.map((file) => readText(join2(folder, file), file)));
  const texts = /* @__PURE__ */ new Map();
  read.forEach((outcome, index) => {
    if (outcome.ok) texts.set(files[index], outcome.value);
    else problems.push(outcome.problem);
  });
  return texts;
}
function readPages(text, problems) {
  if (text === void 0) return null;
  const yaml = parseYaml(text, { file: PAGES, above: 0 });
  problems.push(...yaml.problems);
  if (yaml.problems.length > 0) return null;
  const parsed = pagesSchema.safeParse(yaml.value, { reportInput: true });
  if (parsed.success) return parsed.data.map(makePage);
  problems.push(...makeProblems(parsed.error, { file: PAGES }));
  return null;
}
function readDocument(file, text) {
  const { raw, problems } = parseFrontMatter(file, text);
  if (!raw) return { document: null, problems };
  const made = makeDocument(raw);
  if (ID.test(raw.id)) return made;
  const message = "The path is the id, and this is none.";
  const cure = "Name folders and files with lower-case letters, digits and hyphens.";
  return { document: null, problems: [...made.problems, { code: "bad-field", message, file, cure }] };
}
async function loadCorpus(folder = RULES_FOLDER) {
  const listed = await listFiles(folder);
  if (!listed.ok) return { corpus: null, problems: [listed.problem] };
  const problems = [];
  const files = listed.value.filter((file) => file.endsWith(".md") && file.includes("/"));
  if (files.length === 0) {
    const cure = "Give a folder that has pages.yaml and the documents in folders named after their format.";
    problems.push({ code: "no-documents", message: "There are no documents.", file: folder, cure });
  }
  const texts = await readTexts(folder, [...files, PAGES].sort(), problems);
  const pages = readPages(texts.get(PAGES), problems);
  const documents = [];
  const refused = new Set(files.map((file) => file.replace(/\.md$/, "")));
  for (const [file, text] of texts) {
    if (file === PAGES) continue;
    const read = readDocument(file, text);
    problems.push(...read.problems);
    if (!read.document) continue;
    documents.push(read.document);
    refused.delete(read.document.id);
  }
  const made = makeCorpus(documents, pages ?? [], makeHash(texts));
  if (made.corpus && problems.length === 0) return made;
  const isFollowing = ({ code, found }) => code === "unknown-page" && !pages || code === "unknown-see" && refused.has(String(found));
  return { corpus: null, problems: [...problems, ...made.problems.filter((problem) => !isFollowing(problem))] };
}

// src/resolver/explain.ts
function formatUrl(rule) {
  return `/rules/${rule}`;
}
function makeCitation(document, day) {
  const { status, undated } = standingOn(document, day);
  const { page, heading, operations } = document.source;
  return {
    rule: document.id,
    title: document.title,
    format: document.format,
    source: { page, heading, operation: operations.length > 0 ? operations.join("; ") : null },
    tags: document.tags.map(({ written }) => written),
    status,
    undated,
    url: formatUrl(document.id)
  };
}
function undatedCaveat(documents, corpus, day) {
  const lastChange = corpus.changeDays[corpus.changeDays.length - 1];
  if (lastChange === void 0 || day >= lastChange) return [];
  const undated = documents.filter((document) => standingOn(document, day).undated);
  if (undated.length === 0) return [];
  const titles = undated.map(({ title }) => `"${title}"`).join(", ");
  return [`The page does not date ${titles}: taken to have held on this day as well.`];
}
function makeRuling(corpus, day, draft) {
  const steps = draft.steps ?? [];
  const ids = /* @__PURE__ */ new Set([...steps.map(({ rule }) => rule), ...draft.cites ?? []]);
  const documents = [...ids].flatMap((id2) => corpus.byId.get(id2) ?? []);
  const caveats = [
    ...draft.caveats ?? [],
    ...documents.flatMap((document) => standingOn(document, day).caveats),
    ...undatedCaveat(documents, corpus, day)
  ];
  return {
    question: draft.question,
    verdict: draft.verdict,
    answer: draft.answer,
    value: draft.value ?? null,
    steps,
    citations: documents.map((document) => makeCitation(document, day)),
    caveats: [...new Set(caveats)],
    needs: draft.needs ?? [],
    asOf: day,
    corpus: corpus.hash
  };
}

// src/resolver/keywords/relations.ts
function keyOf(name) {
  const parsed = parseKeyword(name);
  return parsed.ok ? parsed.value.key : name;
}
function edgesOf(document, day) {
  const { status, wording: wording2 } = standingOn(document, day);
  return (wording2 ?? document).relations.flatMap(arrowsOf).map(({ from, to, kind }) => ({
    from: keyOf(from),
    to: keyOf(to),
    kind,
    names: { from, to },
    rule: document.id,
    status
  }));
}
function edgesOn(corpus, day) {
  return corpus.documents.flatMap((document) => edgesOf(document, day));
}

// src/resolver/keywords/closure.ts
var THROUGH = {
  held: ["in-force"],
  possible: ["in-force", "unrecorded"],
  ever: ["in-force", "unrecorded", "not-yet", "ended"]
};
function searchFrom(from, outgoing) {
  const arrived = /* @__PURE__ */ new Map();
  const queue = [from];
  for (const key of queue) {
    for (const edge of outgoing.get(key) ?? []) {
      if (edge.to === from || arrived.has(edge.to)) continue;
      arrived.set(edge.to, edge);
      queue.push(edge.to);
    }
  }
  return arrived;
}
function makeLayer(edges) {
  const outgoing = /* @__PURE__ */ new Map();
  for (const edge of edges) {
    const list = outgoing.get(edge.from);
    if (list) list.push(edge);
    else outgoing.set(edge.from, [edge]);
  }
  const known = /* @__PURE__ */ new Map();
  const nothing = /* @__PURE__ */ new Map();
  return (from) => {
    if (!outgoing.has(from)) return nothing;
    let reach = known.get(from);
    if (!reach) {
      reach = searchFrom(from, outgoing);
      known.set(from, reach);
    }
    return reach;
  };
}
function tracePath(from, to, reach) {
  const path = [];
  for (let edge = reach.get(to); edge; edge = reach.get(edge.from)) {
    path.unshift(edge);
    if (edge.from === from) return path;
  }
  return null;
}
function makeClosure(edges) {
  const layer = (through) => makeLayer(edges.filter(({ status }) => THROUGH[through].includes(status)));
  const layers = { held: layer("held"), possible: layer("possible"), ever: layer("ever") };
  return {
    edges,
    path: (from, to, through) => tracePath(from, to, layers[through](from)),
    reach: (from, through) => [...layers[through](from).keys()]
  };
}
var closures = /* @__PURE__ */ new WeakMap();
function closureOn(corpus, day) {
  let byPeriod = closures.get(corpus);
  if (!byPeriod) {
    byPeriod = /* @__PURE__ */ new Map();
    closures.set(corpus, byPeriod);
  }
  const began = corpus.changeDays.findLast((changed) => changed <= day) ?? "";
  let closure = byPeriod.get(began);
  if (!closure) {
    closure = makeClosure(edgesOn(corpus, day));
    byPeriod.set(began, closure);
  }
  return closure;
}

// src/resolver/keywords/exceptions.ts
function titleKey(title) {
  return plainText(title).toLowerCase();
}
function exceptionsOn(corpus, day) {
  return corpus.documents.flatMap((document) => {
    const { status, wording: wording2 } = standingOn(document, day);
    if (status !== "in-force" || !wording2) return [];
    return wording2.exceptions.map((exception2) => ({ ...exception2, rule: document.id }));
  });
}
function exceptionsFor(corpus, day, context) {
  const asked = titleKey(context.card);
  return exceptionsOn(corpus, day).filter(
    ({ cards, purpose }) => cards.some((card) => titleKey(card) === asked) && (purpose === void 0 || purpose === context.purpose)
  );
}
function purposesOf(corpus) {
  const all = corpus.documents.flatMap(
    ({ exceptions }) => exceptions.flatMap(({ purpose }) => purpose ?? [])
  );
  return [...new Set(all)].sort();
}
function sayUnexcepted(corpus, day, { card }) {
  const titles = [...new Set(exceptionsOn(corpus, day).flatMap(({ cards }) => cards))];
  if (titles.some((title) => titleKey(title) === titleKey(card))) return null;
  const near = nearest(plainText(card), titles);
  const hint = near.length > 0 ? ` Did you mean ${near.join(" or ")}?` : "";
  return `The rules name ${titles.join(", ")} as cards that tell such keywords apart; "${plainText(card)}" is not among them.${hint}`;
}
function sameKeyword(written, key) {
  if (written === void 0) return false;
  const parsed = parseKeyword(written);
  return parsed.ok && parsed.value.key === key;
}
function withoutExcepted(closure, exceptions) {
  const settled = exceptions.filter(({ verdict }) => verdict === "no");
  if (settled.length === 0) return closure;
  return makeClosure(
    closure.edges.filter(
      (edge) => !settled.some(({ from, to }) => sameKeyword(from, edge.from) && sameKeyword(to, edge.to))
    )
  );
}

// src/resolver/keywords/say.ts
function sayEdge({ kind, names, rule }) {
  const text = kind === "equivalent" ? `${names.from} and ${names.to} are one and the same keyword.` : `A card with ${names.from} is also considered to have ${names.to}.`;
  return { text, rule };
}
function sayUnheld(corpus, { names, rule, status }, day) {
  const document = corpus.byId.get(rule);
  const tags = document.tags.filter((tag2) => isWholeRule(document, tag2));
  const next = tags.find((tag2) => tag2.day > day)?.day ?? day;
  const last = tags.findLast((tag2) => tag2.day <= day)?.day ?? day;
  const pair = `${names.from} to ${names.to}`;
  if (status === "not-yet")
    return { text: `The rule from ${pair} was added only on ${formatDay(next)}.`, rule };
  if (status === "ended") return { text: `The rule from ${pair} was deleted on ${formatDay(last)}.`, rule };
  return {
    text: `The rule from ${pair} was changed on ${formatDay(next)}, and its earlier words are lost.`,
    rule
  };
}
function sayPathSteps(corpus, path, day) {
  return path.map((edge) => edge.status === "in-force" ? sayEdge(edge) : sayUnheld(corpus, edge, day));
}
function sayPath(path) {
  const parts = path.map(
    ({ kind, names }) => kind === "equivalent" ? `${names.from} is the same keyword as ${names.to}` : `${names.from} carries ${names.to}`
  );
  if (parts.length < 3) return parts.join(", and ");
  return `${parts.slice(0, -1).join(", ")}, and ${parts[parts.length - 1]}`;
}

// src/resolver/keywords/counts-as.ts
var SCOPE_RULE = "legacy/scope";
function judgePrinted({ from, question }) {
  const text = `A keyword that is printed on a card needs no rule: ${from.name} is ${from.name}.`;
  return {
    question,
    verdict: "yes",
    answer: `Yes: that is the same keyword, ${from.name}.`,
    steps: [{ text, rule: SCOPE_RULE }]
  };
}
function judgeSamurai({ from, to, question }) {
  return {
    question,
    verdict: "no",
    answer: `No: in normal play only printed keywords count, and ${from.name} is not ${to.name}.`,
    steps: [{ text: "The keyword relations belong to the Legacy Format alone.", rule: SCOPE_RULE }]
  };
}
function judgeHeld({ question }, path) {
  return { question, verdict: "yes", answer: `Yes: ${sayPath(path)}.`, steps: path.map(sayEdge) };
}
function judgeUnrecorded({ corpus, day, from, to, question }, path) {
  return {
    question,
    verdict: "unknown",
    answer: `Not on record: whether ${from.name} counted as ${to.name} on ${formatDay(day)} hangs on words that are lost.`,
    steps: sayPathSteps(corpus, path, day)
  };
}
function judgeUnheld({ corpus, day, from, to, question }, path) {
  const steps = sayPathSteps(corpus, path, day);
  const [missing] = path.filter(({ status }) => status === "not-yet" || status === "ended");
  const why = missing?.status === "ended" ? "no longer in force" : "not yet in force";
  const pair = missing ? ` from ${missing.names.from} to ${missing.names.to}` : "";
  return {
    question,
    verdict: "no",
    answer: `No: on ${formatDay(day)} the rule that leads${pair} was ${why}, so ${from.name} did not count as ${to.name}.`,
    steps
  };
}
function judgeUnrelated({ corpus, day, from, to, question }, closure) {
  const back = closure.path(to.key, from.key, "held");
  const strangers = [from, to].filter(({ known }) => !known);
  const searched = closure.edges.filter(({ status }) => status === "in-force").length;
  const caveats = strangers.map(({ name }) => {
    const near = corpus.keywords.near(name);
    return `No rule mentions the keyword "${name}".${near.length > 0 ? ` Did you mean ${near.join(" or ")}?` : ""}`;
  });
  if (back) caveats.push(`The other way round it does: ${sayPath(back)}.`);
  return {
    question,
    verdict: "no",
    answer: `No: no rule makes a card with ${from.name} count as ${to.name}.`,
    caveats: [...caveats, `Searched: the ${searched} keyword relations in force on ${formatDay(day)}.`],
    cites: back ? back.map(({ rule }) => rule) : []
  };
}
function judgeExcepted(asked, exceptions, path) {
  const { from, to, question } = asked;
  const [decisive] = exceptions;
  const settled = decisive.verdict === "no";
  return {
    question,
    verdict: decisive.verdict,
    answer: settled ? `No: for this purpose ${from.name} does not count as ${to.name} unless ${to.name} is printed.` : `It depends: the card's own text decides, because it may tell ${from.name} and ${to.name} apart.`,
    steps: [...path.map(sayEdge), { text: decisive.why, rule: decisive.rule }]
  };
}
function judge(asked, format, context) {
  const { corpus, day, from, to } = asked;
  if (from.key === to.key) return judgePrinted(asked);
  if (format === "samurai") return judgeSamurai(asked);
  const closure = closureOn(corpus, day);
  const possible = closure.path(from.key, to.key, "possible");
  const exceptions = context ? exceptionsFor(corpus, day, context) : [];
  if (possible && exceptions.length > 0) {
    const left = withoutExcepted(closure, exceptions).path(from.key, to.key, "possible");
    const wanted = left ? "depends" : "no";
    const decisive = exceptions.filter(({ verdict }) => verdict === wanted);
    if (decisive.length > 0) return judgeExcepted(asked, decisive, left ?? possible);
  }
  const held = closure.path(from.key, to.key, "held");
  if (held) return judgeHeld(asked, held);
  if (possible) return judgeUnrecorded(asked, possible);
  const ever = closure.path(from.key, to.key, "ever");
  return ever ? judgeUnheld(asked, ever) : judgeUnrelated(asked, closure);
}
function checkContext(corpus, context) {
  const { card, purpose } = context;
  const purposes = purposesOf(corpus);
  if (purpose !== void 0 && !purposes.includes(purpose)) {
    const near = nearest(purpose, purposes);
    const cure = `Known: ${purposes.join(", ")}. Leave it out otherwise.`;
    const rest = { field: "purpose", found: purpose.slice(0, 40), cure };
    return fail("bad-value", "No rule knows this purpose.", near.length > 0 ? { ...rest, near } : rest);
  }
  if (card === void 0 || card.trim() === "") {
    if (purpose === void 0) return succeed(null);
    return fail("bad-value", "A purpose needs a card.", {
      field: "card",
      cure: "Name the card whose text asks."
    });
  }
  return succeed({ card, purpose });
}
function judgeCountsAs(corpus, asked) {
  const from = parseKeyword(asked.from);
  if (!from.ok) return { ok: false, problem: { ...from.problem, field: "from" } };
  const to = parseKeyword(asked.to);
  if (!to.ok) return { ok: false, problem: { ...to.problem, field: "to" } };
  const context = checkContext(corpus, asked);
  if (!context.ok) return context;
  const names = { from: corpus.keywords.resolve(from.value), to: corpus.keywords.resolve(to.value) };
  const forCard = context.value ? ` for ${context.value.card}${context.value.purpose ? ` (${context.value.purpose})` : ""}` : "";
  const question = `Does a card with ${names.from.name} count as ${names.to.name}${forCard}?`;
  const draft = judge(
    { corpus, day: asked.asOf, ...names, question },
    asked.format ?? "legacy",
    context.value
  );
  const unexcepted = context.value ? sayUnexcepted(corpus, asked.asOf, context.value) : null;
  const caveats = [...draft.caveats ?? [], ...unexcepted ? [unexcepted] : []];
  return succeed(makeRuling(corpus, asked.asOf, { ...draft, caveats }));
}

// src/resolver/keywords/resolve-cards.ts
var CARD_LIMIT = 5e3;
var KEYWORDS_LIMIT = 100;
function shortestPath(closure, printed, to, through) {
  let best = null;
  for (const { key } of printed) {
    const path = closure.path(key, to, through);
    if (path && (!best || path.length < best.length)) best = path;
  }
  return best;
}
function readKeywords(names, corpus, field) {
  if (names.length > KEYWORDS_LIMIT) {
    const cure = `Send at most ${KEYWORDS_LIMIT}.`;
    return fail("too-large", `${names.length} keywords are more than a card has.`, { field, cure });
  }
  const byKey = /* @__PURE__ */ new Map();
  for (const [index, name] of names.entries()) {
    const parsed = parseKeyword(name);
    if (!parsed.ok) return { ok: false, problem: { ...parsed.problem, field: `${field}.${index}` } };
    const { key } = parsed.value;
    if (!byKey.has(key)) byKey.set(key, corpus.keywords.exact(key) ?? parsed.value);
  }
  return succeed([...byKey.values()]);
}
function gain(setting, printed, resolved) {
  const verdicts = new Map(printed.map(({ key }) => [key, "yes"]));
  const { corpus, day, closure, exceptions } = setting;
  if (!closure) return verdicts;
  const doubtful = exceptions.some(({ verdict }) => verdict === "depends");
  const reached = new Set(printed.flatMap(({ key }) => closure.reach(key, "possible")));
  for (const key of reached) {
    if (verdicts.has(key)) continue;
    const held = shortestPath(closure, printed, key, "held");
    const path = held ?? shortestPath(closure, printed, key, "possible");
    const entry = {
      keyword: path[path.length - 1].names.to,
      steps: sayPathSteps(corpus, path, day)
    };
    const verdict = doubtful ? "depends" : held ? "yes" : "unknown";
    verdicts.set(key, verdict);
    const list = { depends: resolved.depends, yes: resolved.considered, unknown: resolved.unknown }[verdict];
    list.push(entry);
  }
  return verdicts;
}
function resolveCard(setting, card, keywords) {
  const isSensei = card.type !== void 0 && plainText(card.type).toLowerCase() === "sensei";
  const listsFactions = isSensei && card.factions === void 0;
  const printed = listsFactions ? [] : keywords;
  const resolved = {
    title: card.title === void 0 ? null : plainText(card.title),
    printed: printed.map(({ name }) => name),
    considered: printed.map(({ name }) => ({ keyword: name, steps: [] })),
    unknown: [],
    depends: [],
    factions: listsFactions ? keywords.map(({ name }) => name) : (card.factions ?? []).map(plainText),
    answers: {}
  };
  const verdicts = gain(setting, printed, resolved);
  resolved.answers = Object.fromEntries(
    setting.asked.map(({ name, key }) => [name, verdicts.get(key) ?? "no"])
  );
  return resolved;
}
function resolveCards(corpus, request) {
  const { cards, asOf } = request;
  if (cards.length > CARD_LIMIT) {
    const cure = `Send at most ${CARD_LIMIT} cards in one request.`;
    return fail("too-large", `${cards.length} cards are too many for one request.`, { field: "cards", cure });
  }
  const context = checkContext(corpus, request.context ?? {});
  if (!context.ok)
    return { ok: false, problem: { ...context.problem, field: `context.${context.problem.field}` } };
  const asked = readKeywords(request.ask ?? [], corpus, "ask");
  if (!asked.ok) return asked;
  const exceptions = context.value ? exceptionsFor(corpus, asOf, context.value) : [];
  const closure = request.format === "samurai" ? null : withoutExcepted(closureOn(corpus, asOf), exceptions);
  const setting = {
    corpus,
    day: asOf,
    closure,
    exceptions,
    asked: asked.value.map((keyword2) => corpus.keywords.resolve(keyword2))
  };
  const resolved = [];
  for (const [index, card] of cards.entries()) {
    const keywords = readKeywords(card.keywords, corpus, `cards.${index}.keywords`);
    if (!keywords.ok) return keywords;
    resolved.push(resolveCard(setting, card, keywords.value));
  }
  return succeed({ cards: resolved, asOf, corpus: corpus.hash });
}

// src/resolver/keywords/entry.ts
function related(edges, end) {
  return edges.map(({ names, rule, status }) => ({ keyword: names[end], rule, status }));
}
function readKeyword(corpus, name, day) {
  const parsed = parseKeyword(name);
  if (!parsed.ok) return parsed;
  const { name: keyword2, key, known } = corpus.keywords.resolve(parsed.value);
  if (!known) {
    return fail("unknown-keyword", `No rule mentions the keyword "${keyword2}".`, {
      found: keyword2,
      cure: "GET /v1/keywords lists the known ones.",
      near: corpus.keywords.near(keyword2)
    });
  }
  const closure = closureOn(corpus, day);
  const outgoing = closure.edges.filter(({ from }) => from === key);
  const incoming = closure.edges.filter(({ to }) => to === key);
  const speaking = corpus.documents.filter(
    ({ keywords }) => keywords.some((name2) => name2.toLowerCase() === key)
  );
  return succeed({
    keyword: keyword2,
    equivalents: related(
      outgoing.filter(({ kind }) => kind === "equivalent"),
      "to"
    ),
    implies: related(
      outgoing.filter(({ kind }) => kind === "implies"),
      "to"
    ),
    impliedBy: related(
      incoming.filter(({ kind }) => kind === "implies"),
      "from"
    ),
    considered: closure.reach(key, "held").map((to) => {
      const path = closure.path(key, to, "held");
      return { keyword: path[path.length - 1].names.to, steps: path.map(sayEdge) };
    }),
    rules: [
      ...new Set([...outgoing, ...incoming].map(({ rule }) => rule).concat(speaking.map(({ id: id2 }) => id2)))
    ],
    asOf: day,
    corpus: corpus.hash
  });
}

// src/resolver/keywords/impact.ts
function verdictOf(closure, from, to) {
  const held = closure.path(from, to, "held");
  const path = held ?? closure.path(from, to, "possible") ?? [];
  return { verdict: held ? "yes" : path.length > 0 ? "unknown" : "no", rules: path.map(({ rule }) => rule) };
}
function listImpact(corpus, from, to) {
  const closures2 = [closureOn(corpus, from), closureOn(corpus, to)];
  if (closures2[0] === closures2[1]) return [];
  const keywords = corpus.keywords.names.flatMap((name) => {
    const parsed = parseKeyword(name);
    return parsed.ok ? [parsed.value] : [];
  });
  return keywords.flatMap(
    (start) => keywords.flatMap((end) => {
      const [before, after] = closures2.map((closure) => verdictOf(closure, start.key, end.key));
      if (before.verdict === after.verdict) return [];
      const rules = [.../* @__PURE__ */ new Set([...before.rules, ...after.rules])];
      return [{ from: start.name, to: end.name, before: before.verdict, after: after.verdict, rules }];
    })
  );
}

// src/resolver/judge.ts
function makeJudge(corpus) {
  return {
    corpus,
    countsAs: (question) => judgeCountsAs(corpus, question),
    resolveCards: (request) => resolveCards(corpus, request),
    keyword: (name, asOf) => readKeyword(corpus, name, asOf),
    impact: (from, to) => listImpact(corpus, from, to)
  };
}

// ../../../tmp/try.ts
var r = await loadCorpus("/work/trees/core/rules");
if (!r.corpus) {
  console.log(r.problems);
  process.exit(1);
}
var j = makeJudge(r.corpus);
for (const [f, to, d, o] of [["Creature", "Nonhuman", "2008-06-02"], ["Ratling", "creatures", "2026-11-29"], ["Ratling", "Nonhuman", "2008-06-02"], ["Naga", "Creature", "2008-06-02"], ["Zombie", "Shadowlands", "2008-06-19"], ["Zombie", "Shadowlands", "2008-06-20"], ["Undead", "Zombie", "2026-01-01"], ["Half-Naga", "Nonhuman", "2026-01-01"], ["Yoritomo&rsquo;s Alliance", "Mantis Clan", "2026-01-01", { card: "Kyuden Kitsune", purpose: "join" }], ["Yoritomo's Alliance", "Mantis Clan", "2026-01-01", { card: "Kyuden Kitsune" }], ["Master of the Void", "Elemental Master", "2008-05-02"], ["Nago", "Creature", "2020-01-01", { card: "Kyuden Kitsun" }]]) {
  const x = j.countsAs({ from: f, to, asOf: d, ...o });
  if (!x.ok) console.log(x.problem);
  else {
    const { verdict, question, answer, steps, caveats, citations } = x.value;
    console.log(question, d, verdict, "|", answer);
    for (const s of steps) console.log("   ", s.text, s.rule);
    for (const c of caveats) console.log("   !", c);
  }
}
console.log(JSON.stringify(j.impact("2008-06-02", "2008-06-03"), null, 0).slice(0, 600));
console.log(JSON.stringify(j.keyword("courtiers", "2020-01-01")));
