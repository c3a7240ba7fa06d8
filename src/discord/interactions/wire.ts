// The numbers of Discord's API. The enumerations of its package cost a tenth of a second at every start: only its types are
// used, and a test compares the numbers.

/** Kinds of requests that Discord sends. */
export const REQUEST = { ping: 1, command: 2, component: 3, autocomplete: 4, modal: 5 } as const;
/** Kinds of answers. */
export const RESPONSE = { pong: 1, message: 4, choices: 8, modal: 9 } as const;
export const OPTION = { subcommand: 1, string: 3 } as const;
export const COMPONENT = { row: 1, button: 2, select: 3, text: 4, label: 18 } as const;

export const CHAT_COMMAND = 1;
export const PRIMARY = 1;
export const SECONDARY = 2;
export const LINE = 1;
export const PARAGRAPH = 2;
/** Seen by the asker alone. */
export const PRIVATE = 64;

/** In servers and with people who have added the bot, and everywhere there. */
export const WHERE = { installs: [0, 1], contexts: [0, 1, 2] } as const;

/** Discord's limits besides those of embeds, in UTF-16 units. */
export const BOUNDS = {
  content: 2000,
  customId: 100,
  choices: 25,
  choice: 100,
  label: 80,
  formTitle: 45,
  buttons: 5,
  description: 100,
  option: 6000,
  modalText: 4000,
} as const;
