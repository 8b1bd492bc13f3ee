import { DataTable } from '@/components/ui/data-table';
import { Section } from '@/components/ui/section';
import { PLAN_IDS, pricingCopy } from '@/lib/content/pages/pricing';

const { compare, plans } = pricingCopy;

export function PlanComparison() {
  return (
    <Section id="compare" title={compare.heading}>
      <DataTable
        caption={compare.caption}
        narrow={{ tracks: '@max-xl/table:grid-cols-3' }}
        columns={[{ label: compare.feature }, ...PLAN_IDS.map((id) => ({ label: plans[id].name }))]}
        rows={compare.rows.map(({ feature, values }) => ({
          id: feature,
          header: feature,
          cells: PLAN_IDS.map((id) => values[id]),
        }))}
      />
    </Section>
  );
}
