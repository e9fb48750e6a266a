// How Jest's tests load modules: ours anew for each file, as ever; packages of others, and those libraries of ours that keep
// nothing between two calls, by Node itself, once a process. They were most of what a file of the services loaded.
const { createRequire, isBuiltin } = require('node:module');
const { default: Runtime } = require('jest-runtime');

/** Libraries without state, loaded as they are built (build.mjs). */
const PURE = '(?:api-client|concept|contracts|drawing|geo|render|room|scene|survey)';
const OURS = new RegExp(`^(?:[./]|@jest/globals$|@plumbline/(?!${PURE}(?:/|$)))`);
const isShared = (name) => !OURS.test(name) && !isBuiltin(name);

class SharedPackages extends Runtime {
  requireModuleOrMock(from, name) {
    return isShared(name) ? createRequire(from)(name) : super.requireModuleOrMock(from, name);
  }

  setMock(from, name, ...how) {
    if (isShared(name)) {
      throw new Error(
        `${name} is shared by the files of a process and cannot be mocked: spy on what it exports.`,
      );
    }
    super.setMock(from, name, ...how);
  }
}

module.exports = { __esModule: true, default: SharedPackages };
