import process from 'node:process';

/**
 * What every Node program that a test starts finds in its environment: where programs are, and where
 * Node keeps what it has compiled, so that a start takes half of the processor time.
 */
export const childEnvironment = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
};
