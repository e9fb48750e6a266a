import { ConfigError, readConfig } from '../../src/config/config.js';

const DEFAULTS = {
  databaseUrl: 'postgres://localhost/test',
  smtpUrl: 'smtp://127.0.0.1:25',
  adminToken: 'the token of this test',
  appSecret: 'the secret of this test',
};
const read = (env: Record<string, string>) => readConfig(env, DEFAULTS);
const faultsOf = (env: Record<string, string>): string => {
  try {
    read(env);
    return 'no fault';
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
};

describe('the settings of image models', () => {
  it('are those of our own renderer where nothing is set', () => {
    expect(read({}).images).toEqual({
      provider: 'embedded',
      refined: true,
      scale: 1,
      timeoutS: 300,
      budgetUsd: {},
      callUsd: undefined,
    });
  });

  it('draw no finer pictures where they are told not to', () => {
    expect(read({ REFINED_PICTURES: '0' }).images.refined).toBe(false);
  });

  it.each([
    ['openai', { OPENAI_API_KEY: 'sk-1' }, { openai: { model: 'gpt-image-1.5', extraFields: false } }],
    [
      'openai',
      { OPENAI_BASE_URL: 'http://127.0.0.1:8000/v1/' },
      { openai: { baseUrl: 'http://127.0.0.1:8000/v1', apiKey: undefined, extraFields: true } },
    ],
    [
      'replicate',
      { REPLICATE_API_TOKEN: 'r8_1' },
      { replicate: { baseUrl: 'https://api.replicate.com/v1', model: 'adirik/interior-design', waitS: 0 } },
    ],
    [
      'automatic1111',
      { A1111_URL: 'http://127.0.0.1:7860/', A1111_AUTH: 'me:word', A1111_FLAVOUR: 'forge' },
      { automatic1111: { url: 'http://127.0.0.1:7860', auth: 'me:word', flavour: 'forge' } },
    ],
    ['comfyui', { COMFYUI_URL: 'http://127.0.0.1:8188' }, { comfyui: { url: 'http://127.0.0.1:8188' } }],
    [
      'stability',
      { STABILITY_API_KEY: 'sk-1', STABILITY_MODE: 'image-to-image' },
      { stability: { baseUrl: 'https://api.stability.ai', mode: 'image-to-image' } },
    ],
  ])('of %s are its own alone', (provider, env, expected) => {
    const { images } = read({ IMAGE_PROVIDER: provider, ...env });
    expect(images).toMatchObject({ provider, ...expected });
    expect(Object.keys(images).filter((key) => key in expected)).toEqual([provider]);
  });

  it.each([
    ['openai', {}, 'OPENAI_API_KEY is not set'],
    ['replicate', {}, 'REPLICATE_API_TOKEN is not set'],
    ['automatic1111', {}, 'A1111_URL is not set'],
    ['comfyui', {}, 'COMFYUI_URL is not set'],
    ['stability', {}, 'STABILITY_API_KEY is not set'],
    ['midjourney', {}, 'IMAGE_PROVIDER=midjourney must be embedded or openai or'],
    ['openai', { OPENAI_BASE_URL: 'api.openai.com' }, 'OPENAI_BASE_URL=… is not an address like https://'],
    ['replicate', { REPLICATE_MODEL: 'interior' }, 'REPLICATE_MODEL=interior is not a model like'],
    [
      'replicate',
      { REPLICATE_WEBHOOK_SECRET: 'secret' },
      'REPLICATE_WEBHOOK_SECRET=… is not a signing secret',
    ],
    [
      'replicate',
      { REPLICATE_WEBHOOK_SECRET: 'whsec_aGVsbG8=', PUBLIC_URL: 'http://plumbline.example' },
      'REPLICATE_WEBHOOK_SECRET is set but PUBLIC_URL is no https address',
    ],
    ['automatic1111', { A1111_AUTH: 'password-alone' }, 'A1111_AUTH=… is not of the form user:password'],
    ['comfyui', { COMFYUI_URL: 'ftp://host' }, 'COMFYUI_URL=… is not an address like http://'],
    ['stability', { STABILITY_MODE: 'sketch' }, 'STABILITY_MODE=sketch must be structure or image-to-image'],
    ['embedded', { IMAGE_BUDGET_PER_DAY: 'much' }, 'IMAGE_BUDGET_PER_DAY=much is not a number'],
    ['embedded', { IMAGE_BUDGET_PER_CLIENT: '-1' }, 'IMAGE_BUDGET_PER_CLIENT=-1 is below 0'],
    ['embedded', { IMAGE_TIMEOUT_S: '0' }, 'IMAGE_TIMEOUT_S=0 is below 1'],
    ['embedded', { TEXT_PROVIDER: 'openai' }, 'TEXT_API_KEY is not set'],
    [
      'embedded',
      { TEXT_PROVIDER: 'openai', TEXT_BASE_URL: 'http://127.0.0.1:9/v1' },
      'TEXT_MODEL is not set',
    ],
  ])('of %s with %j end the start with the name of what is wrong', (provider, env, sentence) => {
    expect(faultsOf({ IMAGE_PROVIDER: provider, ...env } as Record<string, string>)).toContain(sentence);
  });

  it('never show a secret', () => {
    const faults = faultsOf({
      IMAGE_PROVIDER: 'automatic1111',
      A1111_AUTH: 'hunter2',
      REPLICATE_WEBHOOK_SECRET: 'hunter2',
    });
    expect(faults).toMatch(
      /A1111_AUTH.*\n?.*REPLICATE_WEBHOOK_SECRET|REPLICATE_WEBHOOK_SECRET.*\n?.*A1111_AUTH/,
    );
    expect(faults).not.toContain('hunter2');
  });
});
