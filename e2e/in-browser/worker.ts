// What a page runs in a worker: a wish becomes a room, its findings and its scene.
import { answer, type Question } from './answer.js';

addEventListener('message', ({ data }: MessageEvent<readonly Question[]>) => {
  postMessage(data.map(answer));
});
