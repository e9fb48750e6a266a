// npm run fake:openai (…): a stand-in for an image or text model on loopback, and the settings that use it.
// It makes every picture from the one it is sent, in a warmer light, so that the whole flow can be seen without a key.
//
//   npm run fake:replicate -- never failed      what goes wrong with the next pictures, in order
import { buildServer, checkNode, install } from './lib/prepare.mjs';
import { giveUp } from './lib/workspace.mjs';

const [name, ...faults] = process.argv.slice(2);

checkNode();
try {
  await install();
  await buildServer();
} catch (error) {
  giveUp(error.message);
}
const load = (file) => import(`../libs/testing/dist/fakes/${file}.js`);

const takesMs = 3_000;
const FAKES = {
  openai: async () => {
    const { startOpenAi, OPENAI_KEY } = await load('openai');
    const fake = await startOpenAi({ port: 7871, faults, takesMs });
    return [
      fake,
      {
        IMAGE_PROVIDER: 'openai',
        OPENAI_BASE_URL: fake.baseUrl,
        OPENAI_API_KEY: OPENAI_KEY,
        OPENAI_EXTRA_FIELDS: 0,
      },
    ];
  },
  replicate: async () => {
    const { startReplicate, REPLICATE_TOKEN } = await load('replicate');
    const fake = await startReplicate({ port: 7872, faults, takesMs });
    return [
      fake,
      {
        IMAGE_PROVIDER: 'replicate',
        REPLICATE_BASE_URL: fake.baseUrl,
        REPLICATE_API_TOKEN: REPLICATE_TOKEN,
      },
    ];
  },
  automatic1111: async () => {
    const { startAutomatic1111 } = await load('automatic1111');
    const fake = await startAutomatic1111({ port: 7860, faults, takesMs });
    return [fake, { IMAGE_PROVIDER: 'automatic1111', A1111_URL: fake.url }];
  },
  comfyui: async () => {
    const { startComfyui } = await load('comfyui');
    const fake = await startComfyui({ port: 8188, faults, takesMs });
    return [fake, { IMAGE_PROVIDER: 'comfyui', COMFYUI_URL: fake.url }];
  },
  stability: async () => {
    const { startStability, STABILITY_KEY } = await load('stability');
    const fake = await startStability({ port: 7873, faults, takesMs });
    return [
      fake,
      {
        IMAGE_PROVIDER: 'stability',
        STABILITY_BASE_URL: fake.url,
        STABILITY_API_KEY: STABILITY_KEY,
      },
    ];
  },
  text: async () => {
    const { startTextModel } = await load('text-model');
    const fake = await startTextModel({ port: 7874 });
    return [fake, { TEXT_PROVIDER: 'openai', TEXT_BASE_URL: fake.url, TEXT_MODEL: 'fake' }];
  },
};

const start = FAKES[name] ?? giveUp(`Say which: ${Object.keys(FAKES).join(', ')}.`);
const [fake, settings] = await start().catch((error) => giveUp(error.message));
console.log(`A stand-in for ${name} answers at ${fake.url}. In another terminal:\n`);
console.log(
  `  ${Object.entries(settings)
    .map(([variable, value]) => `${variable}=${value}`)
    .join(' ')} npm start\n`,
);
console.log('Ctrl-C ends it. What it is asked:');
let told = 0;
setInterval(() => {
  for (; told < fake.requests.length; told++) {
    const { method, path } = fake.requests[told];
    console.log(`  ${method} ${path}`);
  }
}, 200);
