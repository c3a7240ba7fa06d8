import { runRoom } from '../support/room.js';

await runRoom(import.meta.url);
