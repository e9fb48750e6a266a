// The environment of Jest's tests: the realm that Jest itself runs in. Jest's own gives every file a context whose globals
// are looked up through a proxy, which makes `Math.max` slow, and in which no package can be shared (runtime.cjs).
// The parts of Jest that are used here come with it, in its version.
const { AsyncLocalStorage } = require('node:async_hooks');
const vm = require('node:vm');
const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');

/** Where Jest keeps, on the global of a file, who hears of its tests and how these are run. */
const OF_A_FILE = [
  'EVENT_HANDLERS',
  'TEST_TIMEOUT_SYMBOL',
  'RETRY_TIMES',
  'RETRY_IMMEDIATELY',
  'WAIT_BEFORE_RETRY',
  'LOG_ERRORS_BEFORE_RETRY',
].map((name) => Symbol.for(name));

/** Stands for "no context but this realm", which Jest has no word for. */
const THIS_REALM = Object.freeze({});
const { compileFunction } = vm;
vm.compileFunction = (code, names, { parsingContext, ...options } = {}) =>
  compileFunction(code, names, parsingContext === THIS_REALM ? options : { ...options, parsingContext });

/**
 * The storages that a file has run something in. Node asks each of them at every promise for as long as one is enabled, and
 * nothing disables those of a file that has ended: after forty files this was a sixth of what its process did.
 */
const storages = new Set();
for (const name of ['run', 'enterWith']) {
  const own = AsyncLocalStorage.prototype[name];
  AsyncLocalStorage.prototype[name] = function (...given) {
    storages.add(this);
    return own.apply(this, given);
  };
}

module.exports = class OneRealm {
  constructor({ projectConfig }) {
    this.global = globalThis;
    this.conditions = projectConfig.testEnvironmentOptions.customExportConditions;
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimers = null;
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
    this.env = { ...process.env };
    this.exit = process.exit;
  }

  async setup() {}

  /** What a file has changed of what all share goes back. */
  async teardown() {
    this.moduleMocker.restoreAllMocks();
    this.fakeTimersModern.dispose();
    process.exit = this.exit;
    for (const storage of storages) storage.disable();
    storages.clear();
    for (const key of OF_A_FILE) globalThis[key] = undefined;
    for (const name of Object.keys(process.env)) if (!(name in this.env)) delete process.env[name];
    Object.assign(process.env, this.env);
  }

  exportConditions() {
    return this.conditions;
  }

  getVmContext() {
    return THIS_REALM;
  }
};
