export const SCOPE_ALLOWANCES = `ALLOWANCES
- Cabinet hardware: $ ____ (material only)
- Light fixtures: $ ____ (material only)
If the homeowner chooses for more or less, the price changes by the difference.`;

export const SCOPE_EXCLUSIONS = `EXCLUSIONS
- Hazardous material found during the work (lead, asbestos)
- Structural changes not shown on the plan
- Permit fees, unless listed above`;

export const SCOPE_TEMPLATE = `SCOPE OF WORK
- Protect floors and openings, daily clean-up
- Remove and dispose of existing finishes
- Install as shown on the plan`;
