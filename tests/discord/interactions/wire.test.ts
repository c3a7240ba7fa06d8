import {
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
import t from 'tap';
import * as wire from '../../../src/discord/interactions/wire.js';

t.test('the numbers are those of the Discord API', async t => {
  t.strictSame(wire.REQUEST, {
    ping: InteractionType.Ping,
    command: InteractionType.ApplicationCommand,
    component: InteractionType.MessageComponent,
    autocomplete: InteractionType.ApplicationCommandAutocomplete,
    modal: InteractionType.ModalSubmit,
  });
  t.strictSame(wire.RESPONSE, {
    pong: InteractionResponseType.Pong,
    message: InteractionResponseType.ChannelMessageWithSource,
    choices: InteractionResponseType.ApplicationCommandAutocompleteResult,
    modal: InteractionResponseType.Modal,
  });
  t.strictSame(wire.OPTION, {
    subcommand: ApplicationCommandOptionType.Subcommand,
    string: ApplicationCommandOptionType.String,
  });
  t.strictSame(wire.COMPONENT, {
    row: ComponentType.ActionRow,
    button: ComponentType.Button,
    select: ComponentType.StringSelect,
    text: ComponentType.TextInput,
    label: ComponentType.Label,
  });
  t.strictSame(wire.WHERE, {
    installs: [ApplicationIntegrationType.GuildInstall, ApplicationIntegrationType.UserInstall],
    contexts: [
      InteractionContextType.Guild,
      InteractionContextType.BotDM,
      InteractionContextType.PrivateChannel,
    ],
  });
  const { CHAT_COMMAND, PRIMARY, SECONDARY, PARAGRAPH, PRIVATE } = wire;
  t.strictSame(
    { CHAT_COMMAND, PRIMARY, SECONDARY, PARAGRAPH, PRIVATE },
    {
      CHAT_COMMAND: ApplicationCommandType.ChatInput,
      PRIMARY: ButtonStyle.Primary,
      SECONDARY: ButtonStyle.Secondary,
      PARAGRAPH: TextInputStyle.Paragraph,
      PRIVATE: MessageFlags.Ephemeral,
    },
  );
});
