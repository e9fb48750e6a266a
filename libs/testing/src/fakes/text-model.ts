import { setTimeout as sleep } from 'node:timers/promises';
import { type FakeServer, json, startFake } from './fake-server.js';

/** What the stand-in does wrong, or the content of its answer in place of its own. */
export type TextModelAnswer =
  | { readonly fault: 'error' | 'key' | 'no-json' | 'empty' | 'reset' | 'huge' | 'hangs' }
  | { readonly content: (schemaName: string, material: unknown) => unknown };

/** A stand-in for OpenAI's chat completions; it reads nothing more and praises the light in every description. */
export async function startTextModel({
  port = 0,
  answer,
}: {
  readonly port?: number;
  readonly answer?: TextModelAnswer;
} = {}): Promise<FakeServer> {
  return startFake(port, {
    'POST /chat/completions': async (request, response) => {
      const asked = request.json<{
        messages: { content: string }[];
        response_format: { json_schema: { name: string } };
      }>();
      const fault = answer && 'fault' in answer ? answer.fault : undefined;
      if (fault === 'error') return json(response, 500, { error: { message: 'The server had an error' } });
      if (fault === 'key')
        return json(response, 401, {
          error: { message: `Incorrect API key: ${request.headers.authorization}`, code: 'invalid_api_key' },
        });
      if (fault === 'reset') return response.destroy();
      if (fault === 'hangs') return await sleep(60_000, undefined, { ref: false });
      const { name } = asked.response_format.json_schema;
      const material = JSON.parse(asked.messages[1]?.content ?? '{}') as {
        title?: string;
        description?: string;
      };
      const own =
        name === 'wish_reading'
          ? { entries: [] }
          : { title: material.title, description: `${material.description} It is full of light.` };
      const content =
        fault === 'no-json'
          ? 'Sure! Here is your JSON:'
          : fault === 'huge'
            ? 'x'.repeat(200_000)
            : JSON.stringify(answer && 'content' in answer ? answer.content(name, material) : own);
      const message =
        fault === 'empty' ? { role: 'assistant', content: null } : { role: 'assistant', content };
      json(response, 200, {
        object: 'chat.completion',
        choices: [{ index: 0, message, finish_reason: 'stop' }],
      });
    },
  });
}
