import { DataTable } from '@/components/ui/data-table';
import { SiteLink } from '@/components/ui/site-link';
import { ROUTES } from '@/lib/config/routes';
import { featuresCopy } from '@/lib/content/pages/features';
import { ruleCopy } from '@/lib/content/rules';
import { RULES } from '@/lib/personalization/rules';
import { rulePlace } from '@/components/personalization/rule-place';

const { tableCaption, columns, modes } = featuresCopy.documentation;

/** Drawn from the very list that the site decides by. */
export function RuleTable() {
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
            href={`${ROUTES.features}#${rulePlace(rule.id)}`}
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
