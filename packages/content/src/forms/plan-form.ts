import { editYaml, valueOf } from './edit-yaml.ts';
import { numberOr, optional, textIn } from './fields.ts';
import { isRecord } from './same-value.ts';

/** plan.yaml as a form. */
export type PlanForm = {
  readonly title: string;
  readonly priceRupees: string;
  /** Ids of the courses that it opens. */
  readonly contents: readonly string[];
  readonly validityDays: string;
  readonly validity: string;
  /** The words on its ribbon; empty for none. */
  readonly planType: string;
};

/** Null: the file is in no shape that a form could hold; it is edited as a file. */
export function readPlan(text: string): PlanForm | null {
  const value = valueOf(text);
  if (!isRecord(value)) return null;
  const contents = value['contents'] ?? [];
  if (!Array.isArray(contents)) return null;
  return {
    title: textIn(value['title']),
    priceRupees: textIn(value['price_rupees']),
    contents: contents.map((id) => textIn(id)),
    validityDays: textIn(value['validity_days']),
    validity: textIn(value['validity']),
    planType: textIn(value['plan_type']),
  };
}

export function writePlan(text: string, form: PlanForm): string {
  const value = valueOf(text);
  return editYaml(text, {
    ...(isRecord(value) && value),
    title: form.title,
    price_rupees: numberOr(form.priceRupees),
    contents: form.contents,
    validity_days: numberOr(form.validityDays),
    validity: form.validity,
    plan_type: optional(form.planType),
  });
}
