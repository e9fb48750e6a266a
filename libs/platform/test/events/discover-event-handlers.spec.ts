import 'reflect-metadata';
import { Injectable, Scope, type Type } from '@nestjs/common';
import { DiscoveryModule, DiscoveryService } from '@nestjs/core';
import { Test } from '@nestjs/testing';
import type { EventEnvelope } from '@plumbline/contracts';
import { discoverEventHandlers, OnEvent } from '../../src/index.js';

const event = { name: 'upload.deleted' } as EventEnvelope;

@Injectable()
class Previews {
  readonly heard: string[] = [];

  @OnEvent('upload.deleted')
  async onUploadDeleted({ name }: EventEnvelope<'upload.deleted'>): Promise<void> {
    this.heard.push(name);
  }

  @OnEvent('upload.stored')
  async onUploadStored(): Promise<void> {}
}

@Injectable()
class Rival {
  @OnEvent('upload.deleted')
  async onUploadDeleted(): Promise<void> {}
}

@Injectable()
class Misspelt {
  @OnEvent('upload.vanished' as 'upload.deleted')
  async onUploadVanished(): Promise<void> {}
}

@Injectable({ scope: Scope.REQUEST })
class Passing {
  @OnEvent('upload.deleted')
  async onUploadDeleted(): Promise<void> {}
}

async function discover(...providers: Type<unknown>[]) {
  const module = await Test.createTestingModule({
    imports: [DiscoveryModule],
    providers: [
      ...providers,
      { provide: 'alias', useExisting: providers[0]! },
      { provide: 'nothing', useValue: null },
    ],
  }).compile();
  return { module, handlers: () => discoverEventHandlers(module.get(DiscoveryService)) };
}

it('finds every method under @OnEvent, bound to its provider', async () => {
  const { module, handlers } = await discover(Previews);
  expect([...handlers().keys()].sort()).toEqual(['upload.deleted', 'upload.stored']);
  await handlers().get('upload.deleted')?.(event, undefined as never);
  expect(module.get(Previews).heard).toEqual(['upload.deleted']);
});

it.each([
  ['an event that does not exist', [Misspelt], /Misspelt.onUploadVanished\(\) listens to upload.vanished/],
  [
    'two handlers of one event',
    [Previews, Rival],
    /Previews.onUploadDeleted\(\) and Rival.onUploadDeleted\(\) both listen to upload.deleted/,
  ],
  ['a provider of one request', [Passing], /Passing.onUploadDeleted\(\) .* lives for one request only/],
])('stops the start for %s', async (_, providers: Type<unknown>[], reason) => {
  const { handlers } = await discover(...providers);
  expect(handlers).toThrow(reason);
});
