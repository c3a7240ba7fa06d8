import type { Material } from '../../src/api/index.js';
import { testService } from './service.js';

/** A service over real HTTP; `close` ends it. */
export async function listen(
  material: Partial<Material> = {},
): Promise<{ url: string; close: () => Promise<void> }> {
  const { app } = await testService(material);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { url, close: () => app.close() };
}
