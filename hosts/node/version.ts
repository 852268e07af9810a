import packageJson from '../../package.json' with { type: 'json' };

/** Of the website, as its changelog counts. */
export const { version } = packageJson;
