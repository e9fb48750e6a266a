/**
 * Which way the house's imports may point: `npm test` refuses what goes against it.
 * @type {import('dependency-cruiser').IConfiguration}
 */
module.exports = {
  forbidden: [
    { name: 'no-circle-of-files', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-circle-of-folders',
      comment: 'Of two folders of a service, of the platform or of the console, one stands on the other.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^(services/[^/]+|libs/platform|web-admin)/src/' },
      to: { circular: true },
    },
    {
      name: 'features-stand-alone',
      comment: 'What two features of the site need lies in components, lib or texts.',
      severity: 'error',
      from: { path: '^web-public/src/features/([^/]+)/' },
      to: { path: '^web-public/src/features/([^/]+)/', pathNot: '^web-public/src/features/$1/' },
    },
    {
      name: 'libraries-know-no-service',
      severity: 'error',
      from: { path: '^libs/' },
      to: { path: '^(services|web-public|web-admin|e2e|bench)/' },
    },
    {
      name: 'services-know-no-service',
      comment: 'Services talk by events and calls; `plumbline` alone holds all of them.',
      severity: 'error',
      from: { path: '^services/([^/]+)/src/', pathNot: '^services/plumbline/' },
      to: { path: '^services/([^/]+)/', pathNot: '^services/$1/' },
    },
    {
      name: 'webs-know-no-service',
      severity: 'error',
      from: { path: '^(web-public|web-admin)/src/' },
      to: { path: '^(services|libs/platform|libs/render|libs/testing)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules|test|bench)/|\\.(spec|test)\\.tsx?$' },
    tsConfig: { fileName: 'tsconfig.base.json' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'types', 'default'],
    },
  },
};
