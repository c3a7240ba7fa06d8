import type {
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ApplicationIntegrationType,
  ButtonStyle,
  ComponentType,
  InteractionContextType,
  InteractionResponseType,
  InteractionType,
  MessageFlags,
  TextInputStyle,
} from 'discord-api-types/v10';

// the package's own enumerations cost a tenth of a second at every start: only its types are loaded

/** Kinds of requests that Discord sends. */
export const REQUEST = {
  ping: 1 as InteractionType.Ping,
  command: 2 as InteractionType.ApplicationCommand,
  component: 3 as InteractionType.MessageComponent,
  autocomplete: 4 as InteractionType.ApplicationCommandAutocomplete,
  modal: 5 as InteractionType.ModalSubmit,
};

/** Kinds of answers. */
export const RESPONSE = {
  pong: 1 as InteractionResponseType.Pong,
  message: 4 as InteractionResponseType.ChannelMessageWithSource,
  choices: 8 as InteractionResponseType.ApplicationCommandAutocompleteResult,
  modal: 9 as InteractionResponseType.Modal,
};

export const OPTION = {
  subcommand: 1 as ApplicationCommandOptionType.Subcommand,
  string: 3 as ApplicationCommandOptionType.String,
};

export const COMPONENT = {
  row: 1 as ComponentType.ActionRow,
  button: 2 as ComponentType.Button,
  select: 3 as ComponentType.StringSelect,
  text: 4 as ComponentType.TextInput,
  label: 18 as ComponentType.Label,
};

export const CHAT_COMMAND = 1 as ApplicationCommandType.ChatInput;
export const PRIMARY = 1 as ButtonStyle.Primary;
export const SECONDARY = 2 as ButtonStyle.Secondary;
export const LINE = 1 as TextInputStyle.Short;
export const PARAGRAPH = 2 as TextInputStyle.Paragraph;
/** Seen by the asker alone. */
export const PRIVATE = 64 as MessageFlags.Ephemeral;

/** In servers and with people who have added the bot, and everywhere there. */
export const WHERE = {
  installs: [0 as ApplicationIntegrationType.GuildInstall, 1 as ApplicationIntegrationType.UserInstall],
  contexts: [
    0 as InteractionContextType.Guild,
    1 as InteractionContextType.BotDM,
    2 as InteractionContextType.PrivateChannel,
  ],
};

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
