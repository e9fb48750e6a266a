import { join } from 'node:path';
import { openDataFolder } from '../src/data-folder.js';

// A read-only and a full one need a mount of their own: e2e/bad-weather.spec.ts.
it.each([
  [__filename, 'it is a file, not a folder'],
  [join(__filename, 'x'), 'part of the path is a file'],
  ['/proc/nope/deeper', 'no folder can be made there'],
  [`/tmp/${'x'.repeat(300)}`, 'the name is too long'],
])('says why %s cannot hold the data', async (folder, reason) => {
  await expect(openDataFolder(folder)).rejects.toThrow(
    `DATA_DIR=${folder} cannot be used: ${reason}. Choose a folder you may write to, like .data.`,
  );
});
