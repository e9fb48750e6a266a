import { RequestMethod, type Type } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { ModulesContainer } from '@nestjs/core';
import { ACCESS_RULE, type AccessRule, type Service } from '@plumbline/platform';

/** A route as its controller declares it. */
export interface Route {
  readonly service: string;
  readonly method: string;
  readonly path: string;
  readonly rule: AccessRule | undefined;
  // biome-ignore lint/complexity/noBannedTypes: that is what Nest's metadata hang on
  readonly handler: Function;
  /** The classes of the handler's parameters. */
  readonly parameters: readonly Type<unknown>[];
}

export function routesOf({ app, name }: Service): Route[] {
  const controllers = [...app.get(ModulesContainer).values()].flatMap((module) => [
    ...module.controllers.values(),
  ]);
  return controllers.flatMap(({ metatype }) => {
    const controller = metatype as Type<unknown>;
    return Object.getOwnPropertyNames(controller.prototype).flatMap((key): Route[] => {
      const handler = controller.prototype[key];
      const method: number | undefined =
        typeof handler === 'function' ? Reflect.getMetadata(METHOD_METADATA, handler) : undefined;
      if (method === undefined) return [];
      const join = (part: unknown) => String(part ?? '').replace(/^\/|\/$/g, '');
      const parts = [
        Reflect.getMetadata(PATH_METADATA, controller),
        Reflect.getMetadata(PATH_METADATA, handler),
      ];
      return parts
        .slice(1)
        .flat()
        .map((path) => ({
          service: name,
          method: RequestMethod[method] ?? '?',
          path: `/${[join(parts[0]), join(path)].filter(Boolean).join('/')}`,
          rule: Reflect.getMetadata(ACCESS_RULE, handler) ?? Reflect.getMetadata(ACCESS_RULE, controller),
          handler,
          parameters: Reflect.getMetadata('design:paramtypes', controller.prototype, key) ?? [],
        }));
    });
  });
}
