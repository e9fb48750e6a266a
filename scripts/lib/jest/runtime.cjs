// How Jest's tests load modules: ours anew for each file, as ever; packages of others by Node itself, once a process.
// Nest, TypeORM and what they bring were most of what a file of the services loaded.
const { createRequire, isBuiltin } = require('node:module');
const { default: Runtime } = require('jest-runtime');

const OURS = /^(\.|\/|@plumbline\/|@jest\/globals$)/;
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
