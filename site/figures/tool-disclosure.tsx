interface ToolDisclosureProps {
  /** The tool's name. */
  tool: string;
  /** Text of its button. */
  button: string | undefined;
}

/** Opens a tool under the figure that is its worked example. Its script fetches the rest when it is touched. */
export function ToolDisclosure({
  tool,
  button = 'Try it with your own figures',
}: ToolDisclosureProps) {
  return (
    <details data-tool={tool}>
      <summary className="button">{button}</summary>
      <p>One moment. If nothing comes, load the page again.</p>
    </details>
  );
}
