import {
  boxSchema,
  budgetAnswerSchema,
  cameraSpreadSchema,
  ceilingSchema,
  ceilingZoneSchema,
  changeSchema,
  conceptSurveySchema,
  depositCheckSchema,
  durationSchema,
  estimateLineSchema,
  estimateSchema,
  existingThingSchema,
  extentSchema,
  findingSchema,
  finishesSchema,
  finishSchema,
  heldReadingSchema,
  itemSchema,
  ledgerEntrySchema,
  openingSchema,
  priceSpanSchema,
  quantitySchema,
  questionSchema,
  roomCameraSchema,
  roomSchema,
  shellSchema,
  slopeSchema,
  surchargeSchema,
  surveyLengthSchema,
  surveyLineSchema,
  surveyMarkSchema,
  surveyPhotoSchema,
  surveySchema,
  understoodSchema,
  wallSchema,
} from '@plumbline/concept/schemas';
import type { ComponentSchemas } from '@plumbline/platform';
import { z } from 'zod';

/** The parts of a concept that the API's answers hold, under the names that they have in its document. */
const PARTS = {
  Room: roomSchema,
  Shell: shellSchema,
  Wall: wallSchema,
  Ceiling: ceilingSchema,
  CeilingZone: ceilingZoneSchema,
  Slope: slopeSchema,
  Item: itemSchema,
  Box: boxSchema,
  Opening: openingSchema,
  Finishes: finishesSchema,
  Finish: finishSchema,
  Reading: heldReadingSchema,
  Understood: understoodSchema,
  LedgerEntry: ledgerEntrySchema,
  Extent: extentSchema,
  Question: questionSchema,
  Finding: findingSchema,
  Quantity: quantitySchema,
  Estimate: estimateSchema,
  EstimateLine: estimateLineSchema,
  PriceSpan: priceSpanSchema,
  Surcharge: surchargeSchema,
  BudgetAnswer: budgetAnswerSchema,
  BudgetChange: changeSchema,
  DepositCheck: depositCheckSchema,
  Duration: durationSchema,
  RoomCamera: roomCameraSchema,
  Survey: surveySchema,
  SurveyPhoto: surveyPhotoSchema,
  SurveyMark: surveyMarkSchema,
  SurveyLine: surveyLineSchema,
  SurveyLength: surveyLengthSchema,
  CameraSpread: cameraSpreadSchema,
  ExistingThing: existingThingSchema,
  ConceptSurvey: conceptSurveySchema,
} satisfies Record<string, z.ZodType>;

/** The name of a part in the document. */
export type ConceptPart = keyof typeof PARTS;

const addressOf = (name: string): string => `#/components/schemas/${name}`;

/** The parts of a concept as schemas of the API document; an item is one of its kinds, told apart by `kind`. */
export function conceptSchemas(): ComponentSchemas {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(PARTS)) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, {
    uri: addressOf,
    override: ({ jsonSchema }) => {
      delete jsonSchema.readOnly;
      // A pair is of two, no more and no fewer.
      if (jsonSchema.prefixItems)
        Object.assign(jsonSchema, { items: false, minItems: jsonSchema.prefixItems.length });
    },
  });
  const { Item: item, ...parts } = Object.fromEntries(
    Object.entries(schemas).map(([name, { $schema: _, $id: __, ...schema }]) => [name, schema]),
  );
  return { ...parts, ...itemsByKind(item?.oneOf as unknown as readonly KindSchema[]) } as ComponentSchemas;
}

interface KindSchema {
  readonly properties: { readonly kind: { readonly const: string } };
}

/** Each kind of item as a schema of its own, so that a reader of the document can tell them apart by name. */
function itemsByKind(schemas: readonly KindSchema[]): Readonly<Record<string, unknown>> {
  const kinds = schemas.map((schema) => ({ kind: schema.properties.kind.const, schema }));
  return {
    ...Object.fromEntries(kinds.map(({ kind, schema }) => [nameOf(kind), schema])),
    Item: {
      description: 'A placed thing: one of the kinds of the catalogue.',
      oneOf: kinds.map(({ kind }) => ({ $ref: addressOf(nameOf(kind)) })),
      discriminator: {
        propertyName: 'kind',
        mapping: Object.fromEntries(kinds.map(({ kind }) => [kind, addressOf(nameOf(kind))])),
      },
    },
  };
}

/** base-cabinet → ItemBaseCabinet. */
const nameOf = (kind: string): string =>
  `Item${kind
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')}`;
