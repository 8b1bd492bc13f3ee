import { CspEvaluator } from 'csp_evaluator';
import { Version } from 'csp_evaluator/dist/csp.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';

/** A policy's values by directive, without the hashes of inline scripts. */
export function readDirectives(policy: string): Record<string, string[]> {
  const { directives } = new CspParser(policy).csp;
  return Object.fromEntries(
    Object.entries(directives).map(([name, values = []]) => [
      name,
      values.filter((value) => !value.startsWith("'sha256-")),
    ]),
  );
}

/** Findings of Google's CSP evaluator, as `severity directive value`. */
export function judgePolicy(policy: string): string[] {
  return new CspEvaluator(new CspParser(policy).csp, Version.CSP3)
    .evaluate()
    .map(({ severity, directive, value }) => [Severity[severity], directive, value].join(' ').trim());
}
