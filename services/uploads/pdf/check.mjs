// Runs in a worker thread and reads one PDF: pages are counted, and what could act or hide is looked for. Plain
// JavaScript beside src and dist, because a thread starts from a file.
import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import {
  EncryptedPDFError,
  PDFArray,
  PDFContext,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFStream,
} from '@cantoo/pdf-lib';

/** Keys of dictionaries that hold a script, files, or a form that is a program (ISO 32000-2, 7.11.4, 12.6.4, 12.7). */
const ACTIVE_KEYS = new Set(['/JS', '/JavaScript', '/EmbeddedFiles', '/EF', '/XFA']);
/** What the keys /S, /Type and /Subtype call actions and annotations that run, send, open or play something. */
const ACTIVE_KINDS = new Set([
  '/JavaScript',
  '/Launch',
  '/SubmitForm',
  '/ImportData',
  '/GoToE',
  '/Rendition',
  '/EmbeddedFile',
  '/FileAttachment',
  '/RichMedia',
  '/RichMediaExecute',
  '/Movie',
  '/Sound',
  '/Screen',
  '/3D',
]);
const KIND_KEYS = ['S', 'Type', 'Subtype'].map((name) => PDFName.of(name));

let active = false;
// Each object is looked at as it is read: a later one of the same number, which would hide it, hides nothing.
const { assign } = PDFContext.prototype;
PDFContext.prototype.assign = function (ref, object) {
  active ||= isActive(object);
  return assign.call(this, ref, object);
};

parentPort.postMessage(await check(workerData));

/** @returns {Promise<{ pages: number } | { refused: 'encrypted' | 'active' | 'damaged' }>} */
async function check({ path }) {
  try {
    const document = await PDFDocument.load(readFileSync(path), {
      throwOnInvalidObject: true,
      updateMetadata: false,
    });
    const trailer = document.context.trailerInfo;
    active ||= [trailer.Root, trailer.Info].some(isActive);
    return active ? { refused: 'active' } : { pages: document.getPageCount() };
  } catch (error) {
    if (error instanceof EncryptedPDFError) return { refused: 'encrypted' };
    return { refused: active ? 'active' : 'damaged' };
  }
}

function isActive(object) {
  if (object instanceof PDFArray) return object.asArray().some(isActive);
  const dict = object instanceof PDFStream ? object.dict : object;
  if (!(dict instanceof PDFDict)) return false;
  return (
    KIND_KEYS.some((key) => ACTIVE_KINDS.has(dict.get(key)?.toString())) ||
    dict.entries().some(([key, value]) => ACTIVE_KEYS.has(key.toString()) || isActive(value))
  );
}
