/**
 * The texts that the scope editor inserts (docs/product.md, Pages). They need no server, so that a bid can be
 * composed when nothing else answers. Square brackets mark what the contractor fills in.
 */

/** The sections of a scope of work, in order. A draft made from a concept uses the same. */
export const SCOPE_SECTIONS = [
  'Parties and documents',
  'What the homeowner asked for',
  'Goal, and what stays',
  'Rooms and boundaries of the work',
  'Work by trade',
  'Demolition, disposal and hazardous material',
  'Finish schedule',
  'Allowances',
  'Alternates',
  'Exclusions',
  'Assumptions, and items to verify on site',
  'Permits and inspections',
  'Site rules',
  'Schedule',
  'Price',
  'Payment',
  'Changes',
  'Acceptance',
  'Warranty',
  'Insurance, liens and disputes',
  'Signatures',
] as const;

export const SCOPE_ALLOWANCES = `ALLOWANCES
An allowance is a sum set aside for something not yet chosen. It covers the item, sales tax and delivery; labor to install it is in the price. If the choice costs more, the owner pays the difference; if it costs less, the owner is credited the difference. Both are written as a change order.

- Appliances: $[amount]
- Plumbing fixtures and faucets: $[amount]
- Tile, material: $[amount] per sq ft
- Light fixtures: $[amount]
- Cabinet hardware: $[amount] per piece`;

export const SCOPE_EXCLUSIONS = `EXCLUSIONS
The following are not part of this scope or its price:

- Testing for and removal of hazardous material (asbestos, lead, mold)
- Repair of concealed damage: rot, pests, defective wiring or plumbing found once surfaces are open
- Structural work not named above
- Upgrade of the electrical service or panel
- Moving of gas, water or drain lines beyond the places named above
- Furniture, window treatments and decoration
- Moving and storage of belongings
- Fees of the homeowners' association, and design or engineering fees
- Work outside the rooms named above`;

export const SCOPE_TEMPLATE = `SCOPE OF WORK

1. PARTIES AND DOCUMENTS
Contractor: [company], license no. [number], [phone], [email]
Owner: [name], [address of the work]
Date: [date]    Revision: 1    Valid until: [date]
This scope refers to the concept and floor plan dated [date].

2. WHAT THE HOMEOWNER ASKED FOR
- "[their words]": [in the plan, in the price, stays, or left out]

3. GOAL, AND WHAT STAYS
[One or two sentences: what the room is to become. What is kept and protected.]

4. ROOMS AND BOUNDARIES OF THE WORK
[Room]: [length] x [width], ceiling [height]. Work ends at [boundary].

5. WORK BY TRADE
Each line is included unless marked allowance, owner-supplied, excluded or to verify.
- Demolition: [what, how much]
- Plumbing: [fixtures, rough-in]
- Electrical: [circuits, receptacles, lights]
- Drywall and painting: [surfaces, coats]
- Cabinets and counters: [quantity, grade, material]
- Tile and flooring: [square feet, material]
- Trim and doors: [quantity]
- Fixtures and appliances: [quantity, who supplies]

6. DEMOLITION, DISPOSAL AND HAZARDOUS MATERIAL
Debris is removed from the site by the contractor. In houses built before 1978 painted surfaces are treated as lead paint until tested. If suspect material is found, work there stops and the owner is told the same day.

7. FINISH SCHEDULE
- Walls: [paint, sheen]
- Floor: [material, size, pattern]
- Counters: [material, edge]

8. ${SCOPE_ALLOWANCES}

9. ALTERNATES
- [Another way]: $[amount] more or less

10. ${SCOPE_EXCLUSIONS}

11. ASSUMPTIONS, AND ITEMS TO VERIFY ON SITE
- Dimensions are verified on site before anything is ordered.
- [Assumption]

12. PERMITS AND INSPECTIONS
The contractor applies for and keeps the permits that the work needs: [list]. Fees are [included / paid by the owner at cost].

13. SITE RULES
Work hours [8:00 to 17:00], Monday to Friday. Floors and ways in are protected; dust walls close off the work. The site is swept daily. Parking and toilet: [where].

14. SCHEDULE
Start: [date]. Substantial completion: [date], [n] working days. Cabinets and special orders are ordered on [date]; lead time [n] weeks.

15. PRICE
Total: $[amount], of which labor $[amount] and material $[amount]. Sales tax: [included / added]. Contingency held by the owner: [10] %.

16. PAYMENT
Payments follow work that can be seen, not dates:
- Deposit at signing (within the limit of state law): $[amount]
- Demolition done: [n] %
- Rough-in inspected: [n] %
- Cabinets and tile set: [n] %
- Substantial completion: [n] %
- Punch list done: [n] %

17. CHANGES
Any change is written, priced, given its effect on the schedule and signed by both before the work is done.

18. ACCEPTANCE
At substantial completion owner and contractor walk the work and write a punch list. The last payment is due when it is done.

19. WARRANTY
Labor is warranted for [12] months from completion. Makers' warranties and manuals are handed over.

20. INSURANCE, LIENS AND DISPUTES
The contractor carries general liability and workers' compensation insurance; certificates are given before work starts. A lien waiver comes with each payment. Disputes go to [mediation] first. The owner may cancel within the time that state and federal law allow; the notice is attached.

21. SIGNATURES
Contractor: ______________________  Date: __________
Owner: __________________________  Date: __________
`;
