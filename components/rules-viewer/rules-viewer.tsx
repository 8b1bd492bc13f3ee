import type { ReactNode } from 'react';
import { describeAction, describeCase, formatShare } from '@/components/personalization/describe-rule';
import { ruleAnchor } from '@/components/personalization/rule-anchor';
import { Badge } from '@/components/ui/badge';
import { DataTable } from '@/components/ui/data-table';
import { LinkedTabs, type LinkedTabItem } from '@/components/ui/linked-tabs';
import { Points } from '@/components/ui/lists';
import { SiteLink } from '@/components/ui/links';
import { comparePersonas } from '@/lib/compare/comparison';
import { ROUTES } from '@/lib/config/routes';
import { callToActionCopy } from '@/lib/content/calls-to-action';
import { contentBlockCopy } from '@/lib/content/content-blocks';
import { homeCopy } from '@/lib/content/home';
import { navigationCopy } from '@/lib/content/navigation';
import { featuresCopy, RULES_VIEWER_TAB_IDS, type RulesViewerTabId } from '@/lib/content/pages/features';
import { ruleCopy, ruleLabels } from '@/lib/content/rules';
import { shellCopy } from '@/lib/content/shell';
import { selectPrimaryCallToAction } from '@/lib/personalization/call-to-action';
import { selectContentBlocks } from '@/lib/personalization/content-blocks';
import { rankNavigation } from '@/lib/personalization/navigation';
import type { Persona } from '@/lib/personalization/persona';
import type { Outcome } from '@/lib/personalization/rule';
import { RULES, type RuleId } from '@/lib/personalization/rules';
import type { NamedRule } from '@/lib/personalization/try-rule';
import { cn } from '@/lib/utils';
import { Implementation } from './implementation';
import { RuleDisclosures } from './rule-disclosures';
import { RuleTools } from './rule-tools';

const ALL_RULE_ANCHORS: readonly string[] = RULES.map(({ id }) => ruleAnchor(id));

export const RULES_VIEWER_ANCHORS: readonly string[] = [...RULES_VIEWER_TAB_IDS, ...ALL_RULE_ANCHORS];

const { label, items } = featuresCopy.documentation.viewer;

export function RulesViewer({ persona }: { persona: Persona }) {
  const panels: Record<RulesViewerTabId, ReactNode> = {
    decisions: <RuleSteps />,
    rules: <RuleList />,
    'before-after': <BeforeAfter persona={persona} />,
    implementation: <Implementation persona={persona} />,
  };
  return (
    <LinkedTabs
      label={label}
      items={RULES_VIEWER_TAB_IDS.map((id): LinkedTabItem => ({
        id,
        label: items[id],
        content: <div id={id}>{panels[id]}</div>,
        anchors: id === 'rules' ? ALL_RULE_ANCHORS : [],
      }))}
    />
  );
}

const { tableCaption, columns, modes, steps } = featuresCopy.documentation;

function RuleSteps() {
  return (
    <>
      <Points
        label={tableCaption}
        points={steps}
        isOrdered
        className="mb-12 gap-y-8 @2xl/main:grid-cols-2 @5xl/main:grid-cols-4"
      />
      <RuleTable />
    </>
  );
}

function RuleTable() {
  return (
    <DataTable
      caption={tableCaption}
      narrow="stacked"
      columns={[
        { label: columns.rule },
        { label: columns.about },
        { label: columns.mode },
        { label: columns.cases, numeric: true },
        { label: columns.priority, numeric: true },
      ]}
      rows={RULES.map((rule) => ({
        id: rule.id,
        header: (
          <SiteLink
            href={`${ROUTES.features}#${ruleAnchor(rule.id)}`}
            className="text-primary underline underline-offset-4"
          >
            {ruleCopy[rule.id].name}
          </SiteLink>
        ),
        cells: [ruleCopy[rule.id].description, modes[rule.mode], rule.cases.length, rule.priority],
      }))}
    />
  );
}

const {
  lede,
  before: beforeLabel,
  after: afterLabel,
  standard,
  compareLink,
} = featuresCopy.documentation.beforeAfter;

const { segment: segments, cluster: clusters } = shellCopy.selectorBar;

function BeforeAfter({ persona }: { persona: Persona }) {
  const { before, after, isOther } = comparePersonas(persona);
  const who = `${segments.options[after.segment].label}, ${clusters.options[after.cluster].label}`;
  return (
    <>
      <p className="mb-6 max-w-[44rem] text-muted-foreground">{isOther ? lede.same : lede.other}</p>
      <div className="grid items-stretch gap-6 @3xl/main:grid-cols-2">
        <PersonaCopy label={beforeLabel} who={standard} persona={before} />
        <PersonaCopy label={afterLabel} who={who} persona={after} isAccented />
      </div>
      <p className="mt-6">
        <SiteLink href={ROUTES.compare} className="font-medium text-primary underline underline-offset-4">
          {compareLink}
        </SiteLink>
      </p>
    </>
  );
}

const labels = featuresCopy.documentation.beforeAfter;
const COMPARED_COUNT = 3;

type PersonaCopyProps = { label: string; who: string; persona: Persona; isAccented?: boolean };

function PersonaCopy({ label, who, persona, isAccented = false }: PersonaCopyProps) {
  const { segment, cluster } = persona;
  const { headline, lede } = homeCopy.hero.copy[segment][cluster];
  const button = selectPrimaryCallToAction(segment);
  const blocks = selectContentBlocks(persona, COMPARED_COUNT);
  const pages = rankNavigation({ segment, cluster, adaptation: true, limit: COMPARED_COUNT });
  return (
    <article
      className={cn(
        'rounded-card border border-t-4 bg-surface p-6 shadow-card @xl/main:p-8',
        isAccented ? 'border-t-accent' : 'border-t-border-strong',
      )}
    >
      <Badge variant={isAccented ? 'solid' : 'outline'}>{label}</Badge>
      <h3 className="mt-3 text-title">{who}</h3>
      <dl className="mt-5 divide-y *:py-4">
        <Row label={labels.headline}>
          <span className="font-heading text-title font-(--heading-weight)">{headline}</span>
        </Row>
        <Row label={labels.text}>{lede}</Row>
        <Row label={labels.button} ruleId={button.reason.ruleId}>
          {callToActionCopy[button.result].label}
        </Row>
        <Row label={labels.blocks} ruleId={blocks[0]?.reason.ruleId}>
          {blocks.map(({ id }) => contentBlockCopy[id].title).join(' · ')}
        </Row>
        <Row label={labels.pages} ruleId={pages.reason.ruleId}>
          {pages.result.map(({ id }) => navigationCopy.adaptive.entries[id].label).join(' · ')}
        </Row>
      </dl>
    </article>
  );
}

function Row({ label, ruleId, children }: { label: string; ruleId?: RuleId; children: ReactNode }) {
  return (
    <div>
      <dt className="text-caption text-muted-foreground">{label}</dt>
      <dd className="mt-1">{children}</dd>
      {ruleId ? (
        <dd className="mt-1 text-caption text-muted-foreground">
          {`${labels.decidedBy}: ${ruleCopy[ruleId].name}`}
        </dd>
      ) : null}
    </div>
  );
}

const { priority, enabled, disabled } = featuresCopy.documentation.rule;
const rules: readonly NamedRule[] = RULES;

function RuleList() {
  return (
    <RuleDisclosures
      rules={rules.map((rule) => ({
        id: rule.id,
        name: ruleCopy[rule.id].name,
        facts: `${priority} ${rule.priority}, ${rule.enabled ? enabled : disabled}`,
        body: <RuleBody rule={rule} />,
      }))}
    />
  );
}

function RuleBody({ rule }: { rule: NamedRule }) {
  const { rule: labels, modes } = featuresCopy.documentation;
  const { name, description, trigger, examples } = ruleCopy[rule.id];
  return (
    <div className="space-y-6 border-t px-5 py-6 @xl/main:px-7 [&_h4]:font-semibold">
      <p className="max-w-[44rem] text-lede">{description}</p>
      <div className="grid items-start gap-x-8 gap-y-6 @4xl/main:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div>
          <h4>{`${labels.logic} (${modes[rule.mode].toLowerCase()})`}</h4>
          <RuleCases rule={rule} />
        </div>
        <div className="space-y-6">
          <div>
            <h4>{labels.trigger}</h4>
            <p className="mt-2 text-muted-foreground">{trigger}</p>
          </div>
          <div>
            <h4>{labels.examples}</h4>
            <ul className="mt-2 list-disc space-y-1 pl-5 text-muted-foreground">
              {examples.map((example) => (
                <li key={example}>{example}</li>
              ))}
            </ul>
          </div>
        </div>
      </div>
      <RuleTools ruleId={rule.id} name={name} />
    </div>
  );
}

const { confidence: sure } = featuresCopy.documentation.rule;

function RuleCases({ rule }: { rule: NamedRule }) {
  return (
    <ol className="mt-2 list-decimal space-y-2 pl-6 text-sm marker:text-muted-foreground [&_b]:block [&_b]:font-medium">
      {rule.cases.map((ruleCase) => (
        <li key={JSON.stringify(ruleCase.when)}>
          <span>{describeCase(ruleCase.when)}</span>
          <b>{describeOutcome(ruleCase)}</b>
        </li>
      ))}
      {rule.mode === 'first' ? (
        <li>
          {ruleLabels.otherwise}
          <b>{describeOutcome(rule.otherwise)}</b>
        </li>
      ) : null}
    </ol>
  );
}

function describeOutcome({ then, confidence }: Outcome): string {
  const action = describeAction(then);
  return confidence === undefined ? action : `${action} (${formatShare(confidence)} ${sure})`;
}
