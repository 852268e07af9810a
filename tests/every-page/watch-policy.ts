/** Runs in a page as it opens: collects what the browser itself reports as a breach of the policy. */
export const watchPolicy = () => {
  const breaches: string[] = [];
  Object.assign(window, { breaches });
  document.addEventListener('securitypolicyviolation', (event) => {
    breaches.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
  });
};
