import { applyDecorators, type Type as Class } from '@nestjs/common';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, ValidateNested } from 'class-validator';

const NESTED = 'plumbline:nested';

const marked =
  (type: () => Class): PropertyDecorator =>
  (target, name) =>
    Reflect.defineMetadata(NESTED, type, target, name);

/** A field that holds an object of its own rules. */
export const Nested = (type: () => Class): PropertyDecorator =>
  applyDecorators(ValidateNested(), Type(type), marked(type));

/** A field that holds a list of such objects, at most `max`; `message` is for what is none or too long. */
export const NestedList = (type: () => Class, max: number, message: string): PropertyDecorator =>
  applyDecorators(
    IsArray({ message }),
    ArrayMaxSize(max, { message }),
    ValidateNested({ each: true }),
    Type(type),
    marked(type),
  );

/** The class of the objects that a field holds; undefined where it holds none. */
export const nestedType = (owner: Class, field: string): Class | undefined =>
  (Reflect.getMetadata(NESTED, owner.prototype, field) as (() => Class) | undefined)?.();
