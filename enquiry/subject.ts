import type { SubjectRule } from '../content/model.ts';

/** The subject that is sent (section 3, 'Subject per page'). */
export function resolveSubject(rule: SubjectRule, name: string, typed: string): string {
  switch (rule.kind) {
    case 'typed':
      return typed;
    case 'optional':
      return typed || rule.fallback;
    case 'fixed':
      return rule.text;
    case 'from-name':
      // A function, because '$&' and the like in a name are patterns in a replacement string.
      return rule.template.replace('{name}', () => name);
  }
}
