import { expect, test } from 'vitest';
import { loadTool } from './load-tool.ts';

test('a service that names a tool that does not exist is told which file is missing', async () => {
  await expect(loadTool('essential-nine')).rejects.toThrow(
    "A service names the tool 'essential-nine', but site/tools/essential-nine/tool.tsx does not exist",
  );
});
