// Made from /openapi.json by `npm run client:schema`. Not to be edited.

export interface paths {
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Alive */
        get: operations["isAlive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Figures for Prometheus */
        get: operations["metrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which corpus answers, and what the last load found wrong */
        get: operations["isReady"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ask": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A question in plain words: a ruling where it is understood, else the rules that fit */
        get: operations["ask"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Cards by title: the exact title before longer ones */
        get: operations["findCards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/cards/{title}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All cards of a title, with what the rules make of them on a day */
        get: operations["getCards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Dated changes, newest first */
        get: operations["listChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/changes.atom": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same as an Atom feed */
        get: operations["changesFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/changes/impact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Counts-as answers between known keywords that differ between two days */
        get: operations["changesImpact"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/decks/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Every problem of a deck at once, each with its cure */
        post: operations["checkDeck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/decks/impact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Which cards and problems of a deck differ between two days */
        post: operations["deckImpact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/keywords": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The keywords that the rules know */
        get: operations["listKeywords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/keywords/{from}/counts-as/{to}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Does a card with one keyword count as having another? */
        get: operations["countsAs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/keywords/{keyword}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the rules say of one keyword, as of a day */
        get: operations["getKeyword"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/keywords/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Every keyword that cards are considered to have, up to 5,000 cards */
        post: operations["resolveCards"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/multiplayer/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replay a game: each event ruled, and whose opportunity it is after the last */
        post: operations["replay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pack": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One file with every document: a page that has it answers without a network */
        get: operations["getPack"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What can be asked with facts */
        get: operations["listQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/questions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One question: its facts as JSON Schema, and an example */
        get: operations["getQuestion"];
        put?: never;
        /** The ruling on a question; without all the facts, what still matters */
        post: operations["answerQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the rules, as of a day */
        get: operations["listRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rules/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One rule, as of a day */
        get: operations["getRule"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Rules by words, best first */
        get: operations["search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Completions of what is being typed */
        get: operations["suggest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Card: {
            clans: string[];
            deck: string | null;
            experience: {
                kind: string;
                kyd: boolean;
                level: number;
                written: string;
            } & {
                [key: string]: unknown;
            };
            factions: string[];
            id: string;
            keywords: string[];
            printings: {
                number: string | null;
                rarity: string | null;
                set: string;
            }[];
            stats: {
                [key: string]: string;
            };
            text: string;
            title: string;
            type: string;
        };
        CardInput: {
            clans: string[];
            deck: string | null;
            experience: {
                kind: string;
                kyd: boolean;
                level: number;
                written: string;
            } & {
                [key: string]: unknown;
            };
            factions: string[];
            id: string;
            keywords: string[];
            printings: {
                number: string | null;
                rarity: string | null;
                set: string;
            }[];
            stats: {
                [key: string]: string;
            };
            text: string;
            title: string;
            type: string;
        };
        Change: {
            actions: ("added" | "changed" | "clarified" | "merged" | "deleted")[];
            /** @description What the rule says from that day on; null where it ended. */
            answer: string | null;
            day: string;
            /**
             * @description The format whose rules are meant.
             * @enum {string}
             */
            format: "legacy" | "multiplayer";
            rule: string;
            /** @description The part that changed; null for the whole rule. */
            scope: string | null;
            title: string;
            url: string;
            wholeRule: boolean;
            /** @description The change tag to the letter. */
            written: string;
        };
        DeckCheck: {
            /** @description One sentence to read aloud. */
            answer: string;
            asOf: string;
            cards: ({
                considered: {
                    keyword: string;
                    steps: {
                        rule: string;
                        text: string;
                    }[];
                }[];
                count: number;
                printed: string[];
                title: string;
                unknown: {
                    keyword: string;
                    steps: {
                        rule: string;
                        text: string;
                    }[];
                }[];
            } & {
                [key: string]: unknown;
            })[];
            catalogue: string;
            /** @description Hash of the documents that answered. */
            corpus: string;
            counts: {
                [key: string]: number;
            };
            /** @enum {string} */
            legal: "yes" | "no" | "depends";
            notCovered: {
                cards: string[];
                topic: string;
                why: string;
            }[];
            problems: components["schemas"]["DeckProblem"][];
            unknownCards: ({
                message: string;
                near: string[];
                reason: string;
                title: string;
            } & {
                [key: string]: unknown;
            })[];
        };
        DeckEdit: {
            count: number;
            /** @enum {string} */
            do: "remove" | "merge";
            experience: string;
            /** @description The id that the list gives, else that of the card data */
            id: string | null;
            /** @description Line numbers in pasted text */
            lines: number[];
            /**
             * @description `other` and `unknown`: in no section that is known
             * @enum {string}
             */
            section: "stronghold" | "sensei" | "wind" | "start" | "dynasty" | "fate" | "other" | "unknown";
            title: string;
        } | {
            count: number;
            /** @constant */
            do: "move";
            experience: string;
            /** @description The id that the list gives, else that of the card data */
            id: string | null;
            /** @description Line numbers in pasted text */
            lines: number[];
            /**
             * @description `other` and `unknown`: in no section that is known
             * @enum {string}
             */
            section: "stronghold" | "sensei" | "wind" | "start" | "dynasty" | "fate" | "other" | "unknown";
            title: string;
            /** @enum {string} */
            to: "stronghold" | "sensei" | "wind" | "start" | "dynasty" | "fate" | "other" | "unknown";
            type: string | null;
        } | {
            count: number;
            /** @constant */
            do: "add";
            /** @enum {string} */
            section: "stronghold" | "sensei" | "wind" | "start" | "dynasty" | "fate" | "other" | "unknown";
            title: string | null;
        } | {
            count: number;
            /** @constant */
            do: "state";
            /** @description Line number in pasted text */
            line: number;
        } | {
            /** @constant */
            do: "comment";
            /** @description Line number in pasted text */
            line: number;
        };
        DeckEditInput: {
            count: number;
            /** @enum {string} */
            do: "remove" | "merge";
            experience: string;
            /** @description The id that the list gives, else that of the card data */
            id: string | null;
            /** @description Line numbers in pasted text */
            lines: number[];
            /**
             * @description `other` and `unknown`: in no section that is known
             * @enum {string}
             */
            section: "stronghold" | "sensei" | "wind" | "start" | "dynasty" | "fate" | "other" | "unknown";
            title: string;
        } | {
            count: number;
            /** @constant */
            do: "move";
            experience: string;
            /** @description The id that the list gives, else that of the card data */
            id: string | null;
            /** @description Line numbers in pasted text */
            lines: number[];
            /**
             * @description `other` and `unknown`: in no section that is known
             * @enum {string}
             */
            section: "stronghold" | "sensei" | "wind" | "start" | "dynasty" | "fate" | "other" | "unknown";
            title: string;
            /** @enum {string} */
            to: "stronghold" | "sensei" | "wind" | "start" | "dynasty" | "fate" | "other" | "unknown";
            type: string | null;
        } | {
            count: number;
            /** @constant */
            do: "add";
            /** @enum {string} */
            section: "stronghold" | "sensei" | "wind" | "start" | "dynasty" | "fate" | "other" | "unknown";
            title: string | null;
        } | {
            count: number;
            /** @constant */
            do: "state";
            /** @description Line number in pasted text */
            line: number;
        } | {
            /** @constant */
            do: "comment";
            /** @description Line number in pasted text */
            line: number;
        };
        DeckImpact: {
            /** @description What differs, and what could not be compared, to read aloud. */
            answer: string;
            cards: ({
                changes: {
                    /** @enum {string} */
                    from: "yes" | "no" | "unknown";
                    keyword: string;
                    rules: string[];
                    /** @enum {string} */
                    to: "yes" | "no" | "unknown";
                }[];
                title: string;
            } & {
                [key: string]: unknown;
            })[];
            /** @description "no catalogue loaded", or how many cards it has. */
            catalogue: string;
            /** @description Hash of the documents that answered. */
            corpus: string;
            from: string;
            legal: {
                /** @enum {string} */
                from: "yes" | "no" | "depends";
                /** @enum {string} */
                to: "yes" | "no" | "depends";
            };
            problems: {
                gone: components["schemas"]["DeckProblem"][];
                new: components["schemas"]["DeckProblem"][];
            };
            to: string;
            /** @description Cards of which nobody told the keywords: nothing is compared for them. */
            unknownCards: ({
                message: string;
                near: string[];
                reason: string;
                title: string;
            } & {
                [key: string]: unknown;
            })[];
        };
        DeckProblem: {
            cards: {
                count: number;
                experience: string;
                /** @description The id that the list gives, else that of the card data */
                id: string | null;
                /** @description Line numbers in pasted text */
                lines: number[];
                /**
                 * @description `other` and `unknown`: in no section that is known
                 * @enum {string}
                 */
                section: "stronghold" | "sensei" | "wind" | "start" | "dynasty" | "fate" | "other" | "unknown";
                title: string;
            }[];
            caveats: string[];
            citations: ({
                rule: string;
                title: string;
                url: string;
            } & {
                [key: string]: unknown;
            })[];
            /** @enum {string} */
            code: "deck-fortification-start" | "deck-legacy-holding-start" | "deck-same-level" | "deck-sensei-faction" | "deck-sensei-fate-size" | "deck-sensei-in-dynasty" | "deck-shared-title" | "deck-two-senseis" | "deck-two-winds" | "deck-wind-in-deck" | "deck-join-exception" | "deck-fortification-copies" | "deck-legacy-holding" | "deck-sensei-and-wind" | "deck-sensei-back" | "deck-sensei-cannot-start" | "deck-empty" | "deck-bad-count" | "deck-bad-line" | "deck-unknown-cards" | "deck-unclear-line" | "deck-unknown-heading" | "deck-which-card" | "deck-faction" | "deck-card-twice" | "deck-heading-count" | "deck-wrong-section";
            /** @description What to change: this removes the problem, and no other. */
            cure: string;
            /** @description The cure for programs; empty where it needs a person. */
            edits: components["schemas"]["DeckEdit"][];
            lines: number[];
            message: string;
            /** @enum {string} */
            severity: "error" | "depends" | "note";
        };
        DeckProblemInput: {
            cards: {
                count: number;
                experience: string;
                /** @description The id that the list gives, else that of the card data */
                id: string | null;
                /** @description Line numbers in pasted text */
                lines: number[];
                /**
                 * @description `other` and `unknown`: in no section that is known
                 * @enum {string}
                 */
                section: "stronghold" | "sensei" | "wind" | "start" | "dynasty" | "fate" | "other" | "unknown";
                title: string;
            }[];
            caveats: string[];
            citations: ({
                rule: string;
                title: string;
                url: string;
            } & {
                [key: string]: unknown;
            })[];
            /** @enum {string} */
            code: "deck-fortification-start" | "deck-legacy-holding-start" | "deck-same-level" | "deck-sensei-faction" | "deck-sensei-fate-size" | "deck-sensei-in-dynasty" | "deck-shared-title" | "deck-two-senseis" | "deck-two-winds" | "deck-wind-in-deck" | "deck-join-exception" | "deck-fortification-copies" | "deck-legacy-holding" | "deck-sensei-and-wind" | "deck-sensei-back" | "deck-sensei-cannot-start" | "deck-empty" | "deck-bad-count" | "deck-bad-line" | "deck-unknown-cards" | "deck-unclear-line" | "deck-unknown-heading" | "deck-which-card" | "deck-faction" | "deck-card-twice" | "deck-heading-count" | "deck-wrong-section";
            /** @description What to change: this removes the problem, and no other. */
            cure: string;
            /** @description The cure for programs; empty where it needs a person. */
            edits: components["schemas"]["DeckEditInput"][];
            lines: number[];
            message: string;
            /** @enum {string} */
            severity: "error" | "depends" | "note";
        };
        DescribedCard: {
            alternateTitles: {
                caveats: string[];
                citations: ({
                    rule: string;
                    title: string;
                    url: string;
                } & {
                    [key: string]: unknown;
                })[];
                titles: string[];
            };
            asOf: string;
            card: components["schemas"]["Card"];
            considered: {
                keyword: string;
                steps: {
                    rule: string;
                    text: string;
                }[];
            }[];
            /** @description Hash of the documents that answered. */
            corpus: string;
            familyName: {
                name: string | null;
                ruling: components["schemas"]["Ruling"];
            };
            unknown: {
                keyword: string;
                steps: {
                    rule: string;
                    text: string;
                }[];
            }[];
        };
        Hit: {
            answer: string;
            /**
             * @description The format whose rules are meant.
             * @enum {string}
             */
            format: "legacy" | "multiplayer";
            id: string;
            score: number;
            snippet: {
                /** @description Words that were searched for, as [start, end) in UTF-16 units. */
                marks: [
                    number,
                    number
                ][];
                text: string;
            };
            /** @enum {string} */
            status: "not-yet" | "in-force" | "unrecorded" | "ended";
            title: string;
            url: string;
        };
        ImpactedPair: {
            /** @enum {string} */
            after: "yes" | "no" | "unknown";
            /** @enum {string} */
            before: "yes" | "no" | "unknown";
            from: string;
            rules: string[];
            to: string;
        };
        Interpretation: {
            asOf: string;
            /** @description For `question`: the facts that were read. */
            facts: {
                [key: string]: unknown;
            } | null;
            /**
             * @description `search`: nothing was computed.
             * @enum {string}
             */
            kind: "counts-as" | "question" | "search";
            /** @description For `question`: its id. */
            question: string | null;
            /** @description In words, to be shown beside the answer. */
            text: string;
        };
        Keyword: {
            asOf: string;
            /** @description What a card with it is considered to have besides, with proofs. */
            considered: {
                keyword: string;
                steps: {
                    rule: string;
                    text: string;
                }[];
            }[];
            /** @description Hash of the documents that answered. */
            corpus: string;
            equivalents: {
                keyword: string;
                rule: string;
                /** @enum {string} */
                status: "not-yet" | "in-force" | "unrecorded" | "ended";
            }[];
            impliedBy: {
                keyword: string;
                rule: string;
                /** @enum {string} */
                status: "not-yet" | "in-force" | "unrecorded" | "ended";
            }[];
            implies: {
                keyword: string;
                rule: string;
                /** @enum {string} */
                status: "not-yet" | "in-force" | "unrecorded" | "ended";
            }[];
            keyword: string;
            /** @description Rules that speak of it. */
            rules: string[];
        };
        /** @description What went wrong, and how to mend it (RFC 9457). */
        Problem: {
            /**
             * @description Stable: programs may rely on it. docs/codes.md lists all.
             * @enum {string}
             */
            code: "bad-field" | "bad-front-matter" | "bad-question" | "bad-tag" | "bad-wording" | "duplicate-id" | "no-documents" | "refused-engine" | "repeated-keyword" | "tags-out-of-order" | "unknown-field" | "unknown-heading" | "unknown-page" | "unknown-see" | "unreadable-file" | "bad-card" | "bad-json" | "duplicate-card" | "no-cards" | "unclaimed-heading" | "unclaimed-operation" | "unclaimed-paragraph" | "unclaimed-tag" | "untrue-claim" | "discord-refused" | "cannot-listen" | "bad-day" | "bad-keyword" | "bad-players" | "bad-request" | "bad-signature" | "bad-span" | "bad-value" | "headers-too-large" | "internal-error" | "method-not-allowed" | "no-catalogue" | "not-found" | "overloaded" | "repeated-player" | "same-player" | "stale-request" | "timed-out" | "too-large" | "too-many-requests" | "unknown-card" | "unknown-fact" | "unknown-keyword" | "unknown-player" | "unknown-question" | "unknown-rule" | "unsupported-media-type" | "already-allied" | "already-invited" | "both-sides" | "eliminated-player" | "game-over" | "no-battlefield" | "not-invited" | "out-of-turn" | "repeated-effect" | "repeated-unit" | "unknown-event" | "wrong-designator" | "wrong-phase";
            /** @description What would be right. */
            cure?: string;
            /** @description One sentence that says what is wrong. */
            detail: string;
            /** @description The problems, where there are several: the first hundred. */
            errors?: {
                /**
                 * @description Stable: programs may rely on it. docs/codes.md lists all.
                 * @enum {string}
                 */
                code: "bad-field" | "bad-front-matter" | "bad-question" | "bad-tag" | "bad-wording" | "duplicate-id" | "no-documents" | "refused-engine" | "repeated-keyword" | "tags-out-of-order" | "unknown-field" | "unknown-heading" | "unknown-page" | "unknown-see" | "unreadable-file" | "bad-card" | "bad-json" | "duplicate-card" | "no-cards" | "unclaimed-heading" | "unclaimed-operation" | "unclaimed-paragraph" | "unclaimed-tag" | "untrue-claim" | "discord-refused" | "cannot-listen" | "bad-day" | "bad-keyword" | "bad-players" | "bad-request" | "bad-signature" | "bad-span" | "bad-value" | "headers-too-large" | "internal-error" | "method-not-allowed" | "no-catalogue" | "not-found" | "overloaded" | "repeated-player" | "same-player" | "stale-request" | "timed-out" | "too-large" | "too-many-requests" | "unknown-card" | "unknown-fact" | "unknown-keyword" | "unknown-player" | "unknown-question" | "unknown-rule" | "unsupported-media-type" | "already-allied" | "already-invited" | "both-sides" | "eliminated-player" | "game-over" | "no-battlefield" | "not-invited" | "out-of-turn" | "repeated-effect" | "repeated-unit" | "unknown-event" | "wrong-designator" | "wrong-phase";
                /** @description What would be right. */
                cure?: string;
                /** @description One sentence that says what is wrong. */
                detail: string;
                /** @description Path of the field, joined with dots. */
                field?: string;
                /** @description What stood there. */
                found?: string;
                /** @description Existing names that come close. */
                near?: string[];
            }[];
            /** @description Path of the field, joined with dots. */
            field?: string;
            /** @description What stood there. */
            found?: string;
            instance: string;
            /** @description Existing names that come close. */
            near?: string[];
            status: number;
            title: string;
            type: string;
        };
        Question: {
            /** @description Facts that give a ruling. */
            example: {
                [key: string]: unknown;
            };
            /** @description JSON Schema of the facts, each with a title and a description. None is required. */
            facts: {
                [key: string]: unknown;
            };
            id: string;
            restsOn: {
                rule: string;
                title: string;
            }[];
            title: string;
            verdicts: ("yes" | "no" | "value" | "depends" | "unknown" | "not-covered")[];
        };
        ResolvedCard: {
            answers: {
                [key: string]: "yes" | "no" | "unknown" | "depends";
            };
            /** @description No steps where the keyword is printed. */
            considered: {
                keyword: string;
                steps: {
                    rule: string;
                    text: string;
                }[];
            }[];
            /** @description Where the card of the context decides by its own text. */
            depends: {
                keyword: string;
                steps: {
                    rule: string;
                    text: string;
                }[];
            }[];
            /** @description A Sensei’s list of factions, which is no keyword. */
            factions: string[];
            printed: string[];
            title: string | null;
            /** @description Had only if a relation held whose words are lost. */
            unknown: {
                keyword: string;
                steps: {
                    rule: string;
                    text: string;
                }[];
            }[];
        };
        /** @description One rule as it stood on a day. */
        Rule: {
            /** @description One sentence. Null where nothing held, or the words of that day are lost. */
            answer: string | null;
            asOf: string;
            caveats: string[];
            citedBy: {
                id: string;
                title: string;
            }[];
            /** @description Hash of the documents that answered. */
            corpus: string;
            /**
             * @description The format whose rules are meant.
             * @enum {string}
             */
            format: "legacy" | "multiplayer";
            /** @description Every change, newest first. */
            history: {
                actions: ("added" | "changed" | "clarified" | "merged" | "deleted")[];
                day: string;
                /** @description The part that changed; null for the whole rule. */
                scope: string | null;
                wholeRule: boolean;
                /** @description The change tag to the letter. */
                written: string;
            }[];
            id: string;
            /** @description The words of the page, where the operator has it. */
            official?: {
                heading: string;
                page: string;
                paragraphs: {
                    number: number;
                    text: string;
                }[];
                /**
                 * @description These are the words of the page and not of this service.
                 * @constant
                 */
                quotation: true;
            }[];
            /** @description Where `text` is null: the nearest day that has words, and the words. */
            recorded: {
                answer: string;
                asOf: string;
                text: string;
            } | null;
            /** @description Keyword relations that the words of that day state. */
            relations: ({
                equivalent: [
                    string,
                    string
                ];
            } | {
                implies: {
                    any: string[];
                    then: string;
                };
            })[];
            see: {
                id: string;
                title: string;
            }[];
            source: {
                heading: string;
                operation: string | null;
                page: string;
                title: string;
            };
            /** @enum {string} */
            status: "not-yet" | "in-force" | "unrecorded" | "ended";
            /** @description Markdown of the words that held that day; null as `answer` is. */
            text: string | null;
            title: string;
            /** @description No tag says since when the rule has held. */
            undated: boolean;
            url: string;
        };
        RuleEntry: {
            answer: string | null;
            /**
             * @description The format whose rules are meant.
             * @enum {string}
             */
            format: "legacy" | "multiplayer";
            id: string;
            /** @enum {string} */
            status: "not-yet" | "in-force" | "unrecorded" | "ended";
            tags: string[];
            title: string;
            url: string;
        };
        /** @description An answer with its proof, as of a day, by one corpus. */
        Ruling: {
            /** @description One sentence to read aloud. */
            answer: string;
            asOf: string;
            caveats: string[];
            citations: {
                /**
                 * @description The format whose rules are meant.
                 * @enum {string}
                 */
                format: "legacy" | "multiplayer";
                rule: string;
                source: {
                    heading: string;
                    operation: string | null;
                    page: string;
                };
                /** @enum {string} */
                status: "not-yet" | "in-force" | "unrecorded" | "ended";
                /** @description Change tags to the letter, oldest first. */
                tags: string[];
                title: string;
                /** @description No tag says since when the rule has held. */
                undated: boolean;
                url: string;
            }[];
            /** @description Hash of the documents that answered. */
            corpus: string;
            /** @description For `depends`: the facts that still matter, and no others. */
            needs: {
                fact: string;
                why: string;
            }[];
            /** @description The question as it was understood. */
            question: string;
            /** @description The shortest proof, in order. */
            steps: {
                rule: string;
                text: string;
            }[];
            /** @description The number, list or object asked for, where there is one; otherwise null. */
            value: unknown;
            /** @enum {string} */
            verdict: "yes" | "no" | "value" | "depends" | "unknown" | "not-covered";
        };
        /** @description An answer with its proof, as of a day, by one corpus. */
        RulingInput: {
            /** @description One sentence to read aloud. */
            answer: string;
            asOf: string;
            caveats: string[];
            citations: {
                /**
                 * @description The format whose rules are meant.
                 * @enum {string}
                 */
                format: "legacy" | "multiplayer";
                rule: string;
                source: {
                    heading: string;
                    operation: string | null;
                    page: string;
                };
                /** @enum {string} */
                status: "not-yet" | "in-force" | "unrecorded" | "ended";
                /** @description Change tags to the letter, oldest first. */
                tags: string[];
                title: string;
                /** @description No tag says since when the rule has held. */
                undated: boolean;
                url: string;
            }[];
            /** @description Hash of the documents that answered. */
            corpus: string;
            /** @description For `depends`: the facts that still matter, and no others. */
            needs: {
                fact: string;
                why: string;
            }[];
            /** @description The question as it was understood. */
            question: string;
            /** @description The shortest proof, in order. */
            steps: {
                rule: string;
                text: string;
            }[];
            /** @description The number, list or object asked for, where there is one; otherwise null. */
            value: unknown;
            /** @enum {string} */
            verdict: "yes" | "no" | "value" | "depends" | "unknown" | "not-covered";
        };
        Suggestion: {
            id: string | null;
            /** @enum {string} */
            kind: "rule" | "keyword" | "question";
            text: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    isAlive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "ok";
                    };
                };
            };
        };
    };
    metrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    isReady: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Hash of the documents that answered. */
                        corpus: string;
                        documents: number;
                        problems: {
                            [key: string]: unknown;
                        }[];
                        /**
                         * @description `stale`: the last load failed, the one before answers.
                         * @enum {string}
                         */
                        status: "ready" | "stale";
                    };
                };
            };
        };
    };
    ask: {
        parameters: {
            query: {
                /** @description `discord`: the answer as a Discord embed object, within the limits of Discord. */
                as?: "discord";
                /**
                 * @description The day that the answer is for, YYYY-MM-DD. Today (UTC) where it is left out.
                 * @example 2008-06-03
                 */
                asOf?: string;
                limit?: number;
                /** @description A question, or words. A day that it names is the day of the answer. */
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is wrong with the request, and how to mend it. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of the service, or too much load (503, with Retry-After). */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description One sentence: of the ruling, else of the first hit. */
                        answer: string | null;
                        /** @description Hash of the documents that answered. */
                        corpus: string;
                        hits: components["schemas"]["Hit"][];
                        interpretation: components["schemas"]["Interpretation"];
                        q: string;
                        ruling: components["schemas"]["Ruling"] | null;
                    };
                };
            };
        };
    };
    findCards: {
        parameters: {
            query: {
                limit?: number;
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is wrong with the request, and how to mend it. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of the service, or too much load (503, with Retry-After). */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        catalogue: string;
                        /** @description Hash of the documents that answered. */
                        corpus: string;
                        items: {
                            cards: components["schemas"]["Card"][];
                            /** @enum {string} */
                            match: "exact" | "start" | "words" | "part" | "near";
                            title: string;
                        }[];
                        total: number;
                    };
                };
            };
        };
    };
    getCards: {
        parameters: {
            query?: {
                /**
                 * @description The day that the answer is for, YYYY-MM-DD. Today (UTC) where it is left out.
                 * @example 2008-06-03
                 */
                asOf?: string;
            };
            header?: never;
            path: {
                title: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is wrong with the request, and how to mend it. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of the service, or too much load (503, with Retry-After). */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        cards: components["schemas"]["DescribedCard"][];
                        /** @description Hash of the documents that answered. */
                        corpus: string;
                        title: string;
                    };
                };
            };
        };
    };
    listChanges: {
        parameters: {
            query?: {
                action?: "added" | "changed" | "clarified" | "merged" | "deleted";
                /** @description The format whose rules are meant. */
                format?: "legacy" | "multiplayer";
                /**
                 * @description First day, counted in.
                 * @example 2008-06-03
                 */
                from?: string;
                /**
                 * @description Last day, counted in.
                 * @example 2008-06-03
                 */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is wrong with the request, and how to mend it. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of the service, or too much load (503, with Retry-After). */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Hash of the documents that answered. */
                        corpus: string;
                        items: components["schemas"]["Change"][];
                        total: number;
                    };
                };
            };
        };
    };
    changesFeed: {
        parameters: {
            query?: {
                action?: "added" | "changed" | "clarified" | "merged" | "deleted";
                /** @description The format whose rules are meant. */
                format?: "legacy" | "multiplayer";
                /**
                 * @description First day, counted in.
                 * @example 2008-06-03
                 */
                from?: string;
                /**
                 * @description Last day, counted in.
                 * @example 2008-06-03
                 */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is wrong with the request, and how to mend it. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of the service, or too much load (503, with Retry-After). */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An Atom feed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/atom+xml": string;
                };
            };
        };
    };
    changesImpact: {
        parameters: {
            query: {
                /**
                 * @description A day, YYYY-MM-DD.
                 * @example 2008-06-03
                 */
                from: string;
                /**
                 * @description A day, YYYY-MM-DD.
                 * @example 2008-06-03
                 */
                to: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is wrong with the request, and how to mend it. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of the service, or too much load (503, with Retry-After). */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Hash of the documents that answered. */
                        corpus: string;
                        from: string;
                        items: components["schemas"]["ImpactedPair"][];
                        to: string;
                        total: number;
                    };
                };
            };
        };
    };
    checkDeck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: date
                     * @description The day that the answer is for, YYYY-MM-DD. Today (UTC) where it is left out.
                     * @example 2008-06-03
                     */
                    asOf?: string;
                    /**
                     * @description Pasted text, or an object with the cards of each part.
                     * @example Dynasty
                     *     3x Bamboo Harvesters
                     * @example {
                     *       "dynasty": [
                     *         "3x Bamboo Harvesters"
                     *       ]
                     *     }
                     */
                    deck: string | {
                        dynasty?: (string | {
                            /** @description The clan or faction of a Stronghold or Personality */
                            clans?: string[];
                            /** @default 1 */
                            count?: number;
                            /** @description Experience as printed or short: "Experienced 2", "exp2" */
                            experience?: string;
                            /** @description The factions that a Sensei lists */
                            factions?: string[];
                            /** @description Id in the card catalogue, where several cards have the title */
                            id?: string;
                            /** @description Keywords as printed */
                            keywords?: string[];
                            /** @description The title, with or without the experience: "Akodo Kage", "Akodo Kage - exp2" */
                            title: string;
                            /** @description Card type: Personality, Holding, Sensei, Wind … */
                            type?: string;
                        })[];
                        /** @description The player's faction, where it is not the Stronghold's */
                        faction?: string;
                        fate?: (string | {
                            /** @description The clan or faction of a Stronghold or Personality */
                            clans?: string[];
                            /** @default 1 */
                            count?: number;
                            /** @description Experience as printed or short: "Experienced 2", "exp2" */
                            experience?: string;
                            /** @description The factions that a Sensei lists */
                            factions?: string[];
                            /** @description Id in the card catalogue, where several cards have the title */
                            id?: string;
                            /** @description Keywords as printed */
                            keywords?: string[];
                            /** @description The title, with or without the experience: "Akodo Kage", "Akodo Kage - exp2" */
                            title: string;
                            /** @description Card type: Personality, Holding, Sensei, Wind … */
                            type?: string;
                        })[];
                        /** @description Cards whose type tells where they belong */
                        other?: (string | {
                            /** @description The clan or faction of a Stronghold or Personality */
                            clans?: string[];
                            /** @default 1 */
                            count?: number;
                            /** @description Experience as printed or short: "Experienced 2", "exp2" */
                            experience?: string;
                            /** @description The factions that a Sensei lists */
                            factions?: string[];
                            /** @description Id in the card catalogue, where several cards have the title */
                            id?: string;
                            /** @description Keywords as printed */
                            keywords?: string[];
                            /** @description The title, with or without the experience: "Akodo Kage", "Akodo Kage - exp2" */
                            title: string;
                            /** @description Card type: Personality, Holding, Sensei, Wind … */
                            type?: string;
                        })[];
                        /** @description Sensei that are revealed with the Stronghold */
                        sensei?: (string | {
                            /** @description The clan or faction of a Stronghold or Personality */
                            clans?: string[];
                            /** @default 1 */
                            count?: number;
                            /** @description Experience as printed or short: "Experienced 2", "exp2" */
                            experience?: string;
                            /** @description The factions that a Sensei lists */
                            factions?: string[];
                            /** @description Id in the card catalogue, where several cards have the title */
                            id?: string;
                            /** @description Keywords as printed */
                            keywords?: string[];
                            /** @description The title, with or without the experience: "Akodo Kage", "Akodo Kage - exp2" */
                            title: string;
                            /** @description Card type: Personality, Holding, Sensei, Wind … */
                            type?: string;
                        })[];
                        /** @description Cards in play when the game begins */
                        start?: (string | {
                            /** @description The clan or faction of a Stronghold or Personality */
                            clans?: string[];
                            /** @default 1 */
                            count?: number;
                            /** @description Experience as printed or short: "Experienced 2", "exp2" */
                            experience?: string;
                            /** @description The factions that a Sensei lists */
                            factions?: string[];
                            /** @description Id in the card catalogue, where several cards have the title */
                            id?: string;
                            /** @description Keywords as printed */
                            keywords?: string[];
                            /** @description The title, with or without the experience: "Akodo Kage", "Akodo Kage - exp2" */
                            title: string;
                            /** @description Card type: Personality, Holding, Sensei, Wind … */
                            type?: string;
                        })[];
                        stronghold?: (string | {
                            /** @description The clan or faction of a Stronghold or Personality */
                            clans?: string[];
                            /** @default 1 */
                            count?: number;
                            /** @description Experience as printed or short: "Experienced 2", "exp2" */
                            experience?: string;
                            /** @description The factions that a Sensei lists */
                            factions?: string[];
                            /** @description Id in the card catalogue, where several cards have the title */
                            id?: string;
                            /** @description Keywords as printed */
                            keywords?: string[];
                            /** @description The title, with or without the experience: "Akodo Kage", "Akodo Kage - exp2" */
                            title: string;
                            /** @description Card type: Personality, Holding, Sensei, Wind … */
                            type?: string;
                        })[];
                        /** @description Whether the text of the Stronghold allows more than one Sensei or Wind */
                        strongholdAllowsMore?: boolean;
                        /** @description Winds that are revealed with the Stronghold */
                        wind?: (string | {
                            /** @description The clan or faction of a Stronghold or Personality */
                            clans?: string[];
                            /** @default 1 */
                            count?: number;
                            /** @description Experience as printed or short: "Experienced 2", "exp2" */
                            experience?: string;
                            /** @description The factions that a Sensei lists */
                            factions?: string[];
                            /** @description Id in the card catalogue, where several cards have the title */
                            id?: string;
                            /** @description Keywords as printed */
                            keywords?: string[];
                            /** @description The title, with or without the experience: "Akodo Kage", "Akodo Kage - exp2" */
                            title: string;
                            /** @description Card type: Personality, Holding, Sensei, Wind … */
                            type?: string;
                        })[];
                    };
                };
            };
        };
        responses: {
            /** @description What is wrong with the request, and how to mend it. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of the service, or too much load (503, with Retry-After). */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeckCheck"];
                };
            };
        };
    };
    deckImpact: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Pasted text, or an object with the cards of each part.
                     * @example Dynasty
                     *     3x Bamboo Harvesters
                     * @example {
                     *       "dynasty": [
                     *         "3x Bamboo Harvesters"
                     *       ]
                     *     }
                     */
                    deck: string | {
                        dynasty?: (string | {
                            /** @description The clan or faction of a Stronghold or Personality */
                            clans?: string[];
                            /** @default 1 */
                            count?: number;
                            /** @description Experience as printed or short: "Experienced 2", "exp2" */
                            experience?: string;
                            /** @description The factions that a Sensei lists */
                            factions?: string[];
                            /** @description Id in the card catalogue, where several cards have the title */
                            id?: string;
                            /** @description Keywords as printed */
                            keywords?: string[];
                            /** @description The title, with or without the experience: "Akodo Kage", "Akodo Kage - exp2" */
                            title: string;
                            /** @description Card type: Personality, Holding, Sensei, Wind … */
                            type?: string;
                        })[];
                        /** @description The player's faction, where it is not the Stronghold's */
                        faction?: string;
                        fate?: (string | {
                            /** @description The clan or faction of a Stronghold or Personality */
                            clans?: string[];
                            /** @default 1 */
                            count?: number;
                            /** @description Experience as printed or short: "Experienced 2", "exp2" */
                            experience?: string;
                            /** @description The factions that a Sensei lists */
                            factions?: string[];
                            /** @description Id in the card catalogue, where several cards have the title */
                            id?: string;
                            /** @description Keywords as printed */
                            keywords?: string[];
                            /** @description The title, with or without the experience: "Akodo Kage", "Akodo Kage - exp2" */
                            title: string;
                            /** @description Card type: Personality, Holding, Sensei, Wind … */
                            type?: string;
                        })[];
                        /** @description Cards whose type tells where they belong */
                        other?: (string | {
                            /** @description The clan or faction of a Stronghold or Personality */
                            clans?: string[];
                            /** @default 1 */
                            count?: number;
                            /** @description Experience as printed or short: "Experienced 2", "exp2" */
                            experience?: string;
                            /** @description The factions that a Sensei lists */
                            factions?: string[];
                            /** @description Id in the card catalogue, where several cards have the title */
                            id?: string;
                            /** @description Keywords as printed */
                            keywords?: string[];
                            /** @description The title, with or without the experience: "Akodo Kage", "Akodo Kage - exp2" */
                            title: string;
                            /** @description Card type: Personality, Holding, Sensei, Wind … */
                            type?: string;
                        })[];
                        /** @description Sensei that are revealed with the Stronghold */
                        sensei?: (string | {
                            /** @description The clan or faction of a Stronghold or Personality */
                            clans?: string[];
                            /** @default 1 */
                            count?: number;
                            /** @description Experience as printed or short: "Experienced 2", "exp2" */
                            experience?: string;
                            /** @description The factions that a Sensei lists */
                            factions?: string[];
                            /** @description Id in the card catalogue, where several cards have the title */
                            id?: string;
                            /** @description Keywords as printed */
                            keywords?: string[];
                            /** @description The title, with or without the experience: "Akodo Kage", "Akodo Kage - exp2" */
                            title: string;
                            /** @description Card type: Personality, Holding, Sensei, Wind … */
                            type?: string;
                        })[];
                        /** @description Cards in play when the game begins */
                        start?: (string | {
                            /** @description The clan or faction of a Stronghold or Personality */
                            clans?: string[];
                            /** @default 1 */
                            count?: number;
                            /** @description Experience as printed or short: "Experienced 2", "exp2" */
                            experience?: string;
                            /** @description The factions that a Sensei lists */
                            factions?: string[];
                            /** @description Id in the card catalogue, where several cards have the title */
                            id?: string;
                            /** @description Keywords as printed */
                            keywords?: string[];
                            /** @description The title, with or without the experience: "Akodo Kage", "Akodo Kage - exp2" */
                            title: string;
                            /** @description Card type: Personality, Holding, Sensei, Wind … */
                            type?: string;
                        })[];
                        stronghold?: (string | {
                            /** @description The clan or faction of a Stronghold or Personality */
                            clans?: string[];
                            /** @default 1 */
                            count?: number;
                            /** @description Experience as printed or short: "Experienced 2", "exp2" */
                            experience?: string;
                            /** @description The factions that a Sensei lists */
                            factions?: string[];
                            /** @description Id in the card catalogue, where several cards have the title */
                            id?: string;
                            /** @description Keywords as printed */
                            keywords?: string[];
                            /** @description The title, with or without the experience: "Akodo Kage", "Akodo Kage - exp2" */
                            title: string;
                            /** @description Card type: Personality, Holding, Sensei, Wind … */
                            type?: string;
                        })[];
                        /** @description Whether the text of the Stronghold allows more than one Sensei or Wind */
                        strongholdAllowsMore?: boolean;
                        /** @description Winds that are revealed with the Stronghold */
                        wind?: (string | {
                            /** @description The clan or faction of a Stronghold or Personality */
                            clans?: string[];
                            /** @default 1 */
                            count?: number;
                            /** @description Experience as printed or short: "Experienced 2", "exp2" */
                            experience?: string;
                            /** @description The factions that a Sensei lists */
                            factions?: string[];
                            /** @description Id in the card catalogue, where several cards have the title */
                            id?: string;
                            /** @description Keywords as printed */
                            keywords?: string[];
                            /** @description The title, with or without the experience: "Akodo Kage", "Akodo Kage - exp2" */
                            title: string;
                            /** @description Card type: Personality, Holding, Sensei, Wind … */
                            type?: string;
                        })[];
                    };
                    /**
                     * Format: date
                     * @description The earlier day, YYYY-MM-DD.
                     * @example 2008-06-03
                     */
                    from: string;
                    /**
                     * Format: date
                     * @description The later day, YYYY-MM-DD. Today (UTC) where it is left out.
                     * @example 2008-06-03
                     */
                    to?: string;
                };
            };
        };
        responses: {
            /** @description What is wrong with the request, and how to mend it. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of the service, or too much load (503, with Retry-After). */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeckImpact"];
                };
            };
        };
    };
    listKeywords: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is wrong with the request, and how to mend it. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of the service, or too much load (503, with Retry-After). */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Hash of the documents that answered. */
                        corpus: string;
                        keywords: string[];
                    };
                };
            };
        };
    };
    countsAs: {
        parameters: {
            query?: {
                /** @description `discord`: the answer as a Discord embed object, within the limits of Discord. */
                as?: "discord";
                /**
                 * @description The day that the answer is for, YYYY-MM-DD. Today (UTC) where it is left out.
                 * @example 2008-06-03
                 */
                asOf?: string;
                /** @description Title of the card whose text asks. */
                card?: string;
                /** @description `legacy` where it is left out; `samurai` is normal play, where only printed keywords count. */
                format?: "legacy" | "samurai";
                /** @description `join`: whether a Personality joins a player of that card. */
                purpose?: string;
            };
            header?: never;
            path: {
                from: string;
                to: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is wrong with the request, and how to mend it. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of the service, or too much load (503, with Retry-After). */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ruling"];
                };
            };
        };
    };
    getKeyword: {
        parameters: {
            query?: {
                /**
                 * @description The day that the answer is for, YYYY-MM-DD. Today (UTC) where it is left out.
                 * @example 2008-06-03
                 */
                asOf?: string;
            };
            header?: never;
            path: {
                keyword: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is wrong with the request, and how to mend it. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of the service, or too much load (503, with Retry-After). */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Keyword"];
                };
            };
        };
    };
    resolveCards: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Keywords to answer for each card. */
                    ask?: string[];
                    /**
                     * Format: date
                     * @description The day that the answer is for, YYYY-MM-DD. Today (UTC) where it is left out.
                     * @example 2008-06-03
                     */
                    asOf?: string;
                    cards: {
                        factions?: string[];
                        /** @description As printed; HTML of card data is understood. */
                        keywords: string[];
                        title?: string;
                        /** @description A Sensei’s keywords are read as its list of factions. */
                        type?: string;
                    }[];
                    context?: {
                        /** @description Title of the card whose text asks. */
                        card: string;
                        /** @description `join`: whether a Personality joins a player of that card. */
                        purpose?: string;
                    };
                    /**
                     * @description `legacy` where it is left out; `samurai` is normal play, where only printed keywords count.
                     * @enum {string}
                     */
                    format?: "legacy" | "samurai";
                };
            };
        };
        responses: {
            /** @description What is wrong with the request, and how to mend it. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of the service, or too much load (503, with Retry-After). */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        asOf: string;
                        cards: components["schemas"]["ResolvedCard"][];
                        /** @description Hash of the documents that answered. */
                        corpus: string;
                    };
                };
            };
        };
    };
    replay: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: date
                     * @description The day that the answer is for, YYYY-MM-DD. Today (UTC) where it is left out.
                     * @example 2008-06-03
                     */
                    asOf?: string;
                    /** @description What happened, in order. */
                    events: ({
                        player: string;
                        /** @enum {string} */
                        type: "begin-turn";
                    } | {
                        /** @enum {string} */
                        type: "begin-action-phase";
                    } | {
                        /** @description As the card has it: Limited, Open, Battle, Fear Battle, Open/Battle … */
                        designator: string;
                        player: string;
                        /**
                         * @description For a player whom both invited, in combat: as which the action is taken
                         * @enum {string}
                         */
                        side?: "attacking" | "defending";
                        /** @enum {string} */
                        type: "act";
                    } | {
                        player: string;
                        /** @enum {string} */
                        type: "pass";
                    } | {
                        attacker: string;
                        defender: string;
                        /** @description The Defender’s provinces, by name or how many; without it any battlefield is taken */
                        provinces?: number | (string | number)[];
                        /** @enum {string} */
                        type: "declare-attack";
                    } | {
                        by: string;
                        players: string[];
                        /** @enum {string} */
                        type: "invite";
                    } | {
                        /** @enum {string} */
                        segment: "Infantry" | "Cavalry";
                        /** @enum {string} */
                        type: "begin-maneuvers";
                    } | {
                        /** @description Further sets that come at the same time */
                        also?: {
                            /** @description A battlefield: the name or the number of a province */
                            battlefield: string | number;
                            /** @enum {string} */
                            side: "attacking" | "defending";
                            units: string[];
                        }[];
                        /** @description A battlefield: the name or the number of a province */
                        battlefield: string | number;
                        /** @description Whose effect it is, where it is an effect */
                        by?: string;
                        /** @description Dishonorable Personalities among those assigned */
                        dishonorable?: string[];
                        /**
                         * @description Where both sides are named at once: the side whose set does not happen
                         * @enum {string}
                         */
                        forgo?: "attacking" | "defending";
                        /** @description Who controls the units */
                        player: string;
                        /** @enum {string} */
                        side: "attacking" | "defending";
                        /** @enum {string} */
                        type: "assign";
                        units: string[];
                    } | {
                        player: string;
                        /** @enum {string} */
                        type: "done";
                    } | {
                        /** @description Further sets that come at the same time */
                        also?: {
                            /** @description A battlefield: the name or the number of a province */
                            battlefield: string | number;
                            /** @enum {string} */
                            side: "attacking" | "defending";
                            units: string[];
                        }[];
                        /** @description A battlefield: the name or the number of a province */
                        battlefield: string | number;
                        /** @description Whose effect it is, where it is an effect */
                        by?: string;
                        /**
                         * @description Where both sides are named at once: the side whose set does not happen
                         * @enum {string}
                         */
                        forgo?: "attacking" | "defending";
                        /** @description Who controls the units */
                        player: string;
                        /** @enum {string} */
                        side: "attacking" | "defending";
                        /** @enum {string} */
                        type: "move";
                        units: string[];
                    } | {
                        /** @description Further sets that come at the same time */
                        also?: {
                            /** @description A battlefield: the name or the number of a province */
                            battlefield: string | number;
                            /** @enum {string} */
                            side: "attacking" | "defending";
                            units: string[];
                        }[];
                        /** @description A battlefield: the name or the number of a province */
                        battlefield: string | number;
                        /** @description Whose effect it is, where it is an effect */
                        by?: string;
                        /**
                         * @description Where both sides are named at once: the side whose set does not happen
                         * @enum {string}
                         */
                        forgo?: "attacking" | "defending";
                        /** @description Who controls the units */
                        player: string;
                        /** @enum {string} */
                        side: "attacking" | "defending";
                        /** @enum {string} */
                        type: "create";
                        units: string[];
                    } | {
                        /** @description A battlefield: the name or the number of a province */
                        battlefield: string | number;
                        /** @enum {string} */
                        type: "begin-combat";
                    } | {
                        player: string;
                        /** @enum {string} */
                        type: "first-opportunity";
                    } | {
                        player: string;
                        /** @enum {string} */
                        type: "extra-action";
                    } | {
                        /** @enum {string} */
                        type: "end-battle";
                    } | {
                        /** @enum {string} */
                        type: "end-attack";
                    } | {
                        /** @enum {string} */
                        by: "Military" | "Dishonor" | "other";
                        player: string;
                        /** @enum {string} */
                        type: "eliminate";
                    } | {
                        controller: string;
                        endsInTurnOf: string;
                        id: string;
                        /** @enum {string} */
                        type: "effect";
                    })[];
                    /** @description Three to ten players as they sit: the left neighbour is the next in the list. */
                    players: string[];
                };
            };
        };
        responses: {
            /** @description What is wrong with the request, and how to mend it. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of the service, or too much load (503, with Retry-After). */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Hash of the documents that answered. */
                        corpus: string;
                        next: {
                            may: {
                                designators?: string[];
                                type: string;
                                what: string;
                            }[];
                            /** @description Whose opportunity it is. */
                            player: string | null;
                            ruling: components["schemas"]["Ruling"];
                        };
                        steps: {
                            consequences: ({
                                rule: string;
                                text: string;
                                type: string;
                            } & {
                                [key: string]: unknown;
                            })[];
                            /** @description The event as it was given. */
                            event: unknown;
                            index: number;
                            legal: boolean;
                            /** @description Why the event is not legal; null where it is. */
                            problem: ({
                                code: string;
                                message: string;
                            } & {
                                [key: string]: unknown;
                            }) | null;
                            ruling: components["schemas"]["Ruling"];
                        }[];
                        /** @description The table after the last event. */
                        table: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
        };
    };
    getPack: {
        parameters: {
            query?: {
                /**
                 * @description The day that the answer is for, YYYY-MM-DD. Today (UTC) where it is left out.
                 * @example 2008-06-03
                 */
                asOf?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is wrong with the request, and how to mend it. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of the service, or too much load (503, with Retry-After). */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        asOf: string;
                        documents: {
                            [key: string]: unknown;
                        }[];
                        /** @description Hash of the documents that answered. */
                        hash: string;
                        /** @description Quotations from the pages, by rule; empty where the operator has no pages. */
                        official: {
                            [key: string]: {
                                [key: string]: unknown;
                            }[];
                        };
                        pages: {
                            [key: string]: unknown;
                        }[];
                    };
                };
            };
        };
    };
    listQuestions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is wrong with the request, and how to mend it. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of the service, or too much load (503, with Retry-After). */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Hash of the documents that answered. */
                        corpus: string;
                        items: components["schemas"]["Question"][];
                        total: number;
                    };
                };
            };
        };
    };
    getQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id, slashes and all. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is wrong with the request, and how to mend it. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of the service, or too much load (503, with Retry-After). */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Question"];
                };
            };
        };
    };
    answerQuestion: {
        parameters: {
            query?: {
                /** @description `discord`: the answer as a Discord embed object, within the limits of Discord. */
                as?: "discord";
            };
            header?: never;
            path: {
                /** @description The id, slashes and all. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: date
                     * @description The day that the answer is for, YYYY-MM-DD. Today (UTC) where it is left out.
                     * @example 2008-06-03
                     */
                    asOf?: string;
                    /** @default {} */
                    facts?: {
                        [key: string]: unknown;
                    };
                };
            };
        };
        responses: {
            /** @description What is wrong with the request, and how to mend it. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of the service, or too much load (503, with Retry-After). */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ruling"];
                };
            };
        };
    };
    listRules: {
        parameters: {
            query?: {
                /**
                 * @description The day that the answer is for, YYYY-MM-DD. Today (UTC) where it is left out.
                 * @example 2008-06-03
                 */
                asOf?: string;
                /** @description The format whose rules are meant. */
                format?: "legacy" | "multiplayer";
                limit?: number;
                offset?: number;
                /** @description Words to search for; the best hit comes first. */
                q?: string;
                /**
                 * @description Rules changed on this day or later.
                 * @example 2008-06-03
                 */
                since?: string;
                /** @description How the rule stands on the day. */
                status?: "not-yet" | "in-force" | "unrecorded" | "ended";
                /** @description Rules with a change tag of this action; `any`: with a tag; `none`: without one. */
                tagged?: "added" | "changed" | "clarified" | "merged" | "deleted" | "any" | "none";
                /**
                 * @description Rules changed on this day or earlier.
                 * @example 2008-06-03
                 */
                until?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is wrong with the request, and how to mend it. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of the service, or too much load (503, with Retry-After). */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        asOf: string;
                        /** @description Hash of the documents that answered. */
                        corpus: string;
                        items: components["schemas"]["RuleEntry"][];
                        limit: number;
                        offset: number;
                        total: number;
                    };
                };
            };
        };
    };
    getRule: {
        parameters: {
            query?: {
                /** @description `discord`: the answer as a Discord embed object, within the limits of Discord. */
                as?: "discord";
                /**
                 * @description The day that the answer is for, YYYY-MM-DD. Today (UTC) where it is left out.
                 * @example 2008-06-03
                 */
                asOf?: string;
            };
            header?: never;
            path: {
                /** @description The id, slashes and all. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is wrong with the request, and how to mend it. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of the service, or too much load (503, with Retry-After). */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rule"];
                };
            };
        };
    };
    search: {
        parameters: {
            query: {
                /** @description `discord`: the answer as a Discord embed object, within the limits of Discord. */
                as?: "discord";
                /**
                 * @description The day that the answer is for, YYYY-MM-DD. Today (UTC) where it is left out.
                 * @example 2008-06-03
                 */
                asOf?: string;
                /** @description The format whose rules are meant. */
                format?: "legacy" | "multiplayer";
                limit?: number;
                /** @description Words. Any text is allowed; what is not found gives no hits. */
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is wrong with the request, and how to mend it. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of the service, or too much load (503, with Retry-After). */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        asOf: string;
                        /** @description Hash of the documents that answered. */
                        corpus: string;
                        hits: components["schemas"]["Hit"][];
                        q: string;
                    };
                };
            };
        };
    };
    suggest: {
        parameters: {
            query: {
                limit?: number;
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is wrong with the request, and how to mend it. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of the service, or too much load (503, with Retry-After). */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Hash of the documents that answered. */
                        corpus: string;
                        items: components["schemas"]["Suggestion"][];
                        q: string;
                    };
                };
            };
        };
    };
}
