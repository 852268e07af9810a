import type { AnyTool } from './model.ts';

/** Each tool is a chunk of its own, named after its folder. */
const tools = import.meta.glob<{ tool: AnyTool }>('./*/tool.tsx');

/**
 * The tool with the name of this folder.
 * @throws Error if there is none: the build says so before a visitor can see it.
 */
export async function loadTool(name: string): Promise<AnyTool> {
  const load = tools[`./${name}/tool.tsx`];
  if (!load) {
    throw new Error(
      `A service names the tool '${name}', but site/tools/${name}/tool.tsx does not exist`,
    );
  }
  return (await load()).tool;
}
