import { withNonBreakingSpaces } from '../../content/non-breaking-spaces.ts';
import type { Service } from '../../content/types/service.ts';

const services = import.meta.glob<Service>('../../content/services/*/*.ts', {
  eager: true,
  import: 'service',
});

/**
 * The words, figure and sample of the service at a path.
 * @throws Error if there is no such file.
 */
export function serviceContent(path: string): Service {
  const service = services[`../../content/services${path}.ts`];
  if (!service)
    throw new Error(`content/services${path}.ts is missing: the catalogue lists its page`);
  return withNonBreakingSpaces(service);
}
