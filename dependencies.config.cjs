/**
 * Which way the house's imports may point: `npm test` refuses what goes against it. That nothing imports itself on a way
 * round, no file and no folder however deep, is looked for by `scripts/lib/check-imports.mjs`.
 * @type {import('dependency-cruiser').IConfiguration}
 */
const NEST = '^node_modules/(@nestjs|typeorm)/';

/** The folders of a library, the lowest first: each imports only those before it. A new folder takes its place here. */
const FLOORS = {
  concept: ['items', 'finishes', 'shell', 'brief', 'survey', 'testing', 'estimate'],
  survey: ['math', 'photo', 'camera', 'box', 'openings', 'shell', 'by-hand', 'several-photos', 'scans'],
  brief: [
    ...[
      'text',
      'words',
      'work',
      'shell',
      'things',
      'openings',
      'features',
      'keeping',
      'statements',
      'meanings',
    ],
    ...['turns', 'mentions', 'attachment', 'frame', 'house', 'rooms', 'reading', 'readers', 'where'],
  ],
  room: [
    ...['geometry', 'grade', 'rules', 'survey', 'estimate', 'schedule'],
    ...['planner', 'questions', 'scope', 'shown', 'ledger'],
  ],
  drawing: ['pen', 'sheet', 'elevations', 'files', 'plan', 'testing'],
  scene: ['materials', 'mesh', 'items'],
  render: ['wasm', 'camera', 'workers', 'network', 'tracer', 'guides', 'process'],
};

const floors = Object.entries(FLOORS).flatMap(([library, folders]) => [
  {
    name: `a-folder-of-${library}-has-its-floor`,
    severity: 'error',
    from: { path: `^libs/${library}/src/(?!(${folders.join('|')})/)[^/]+/` },
    to: {},
  },
  ...folders.map((folder, floor) => ({
    name: `${library}-${folder}-stands-on-lower-floors`,
    severity: 'error',
    from: { path: `^libs/${library}/src/${folder}/` },
    to: { path: `^libs/${library}/src/(?!(${folders.slice(0, floor + 1).join('|')})/)[^/]+/` },
  })),
]);

/** Tests and programs may import whatever they try out; of the rules only that of circles holds for them. */
const TRIES = ['(^|/)(test|bench|e2e|scripts)/', '\\.spec\\.tsx?$'];
const ofSources = (rule) => ({
  ...rule,
  from: { ...rule.from, pathNot: [...TRIES, ...(rule.from.pathNot ? [rule.from.pathNot] : [])] },
});

module.exports = {
  forbidden: [
    {
      name: 'no-circle-of-files',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    ...[
      ...floors,
      {
        name: 'features-stand-alone',
        comment: 'What two features of the site need lies in components, lib or texts.',
        severity: 'error',
        from: { path: '^web-public/src/features/([^/]+)/' },
        to: { path: '^web-public/src/features/([^/]+)/', pathNot: '^web-public/src/features/$1/' },
      },
      {
        name: 'resources-stand-alone',
        comment:
          'What two parts of the console need lies in shared; the dashboard and the layout put parts together.',
        severity: 'error',
        from: { path: '^web-admin/src/([^/]+)/', pathNot: '^web-admin/src/(dashboard|layout)/' },
        to: { path: '^web-admin/src/[^/]+/', pathNot: '^web-admin/src/($1|shared|api|theme)/' },
      },
      {
        name: 'contracts-stand-on-nothing',
        comment: 'Webs and services both stand on them.',
        severity: 'error',
        from: { path: '^libs/contracts/src/' },
        to: { pathNot: '^libs/contracts/' },
      },
      {
        name: 'pure-libraries-know-no-server',
        severity: 'error',
        from: { path: '^libs/(concept|geo|survey|brief|room|drawing|scene|render)/src/' },
        to: { path: [NEST, '^libs/(platform|testing)/'] },
      },
      {
        name: 'a-wish-is-read-before-a-room-is-planned',
        comment: 'What was said is read from the words alone, without asking what fits.',
        severity: 'error',
        from: { path: '^libs/brief/src/' },
        to: { path: '^libs/', pathNot: '^libs/(brief|concept|contracts)/' },
      },
      {
        name: 'a-room-is-planned-before-it-is-drawn',
        comment: 'Drawings stand on the engine; what both need, such as the schedule, lies in the engine.',
        severity: 'error',
        from: { path: '^libs/room/src/' },
        to: { path: '^libs/(drawing|scene|render)/' },
      },
      {
        name: 'a-scene-is-made-of-a-concept',
        comment: 'Of what the contract of a concept says of a room, and of nothing else of ours.',
        severity: 'error',
        from: { path: '^libs/scene/src/' },
        to: { path: '^libs/', pathNot: '^libs/(scene|concept|contracts)/' },
      },
      {
        name: 'a-picture-is-made-of-a-scene',
        comment: 'Who planned the room, and how it is drawn on paper, is nothing to the tracer.',
        severity: 'error',
        from: { path: '^libs/render/src/' },
        to: { path: '^libs/', pathNot: '^libs/(render|scene|concept|contracts)/' },
      },
      {
        name: 'platform-knows-no-domain',
        severity: 'error',
        from: { path: '^libs/(platform|api-client)/src/' },
        to: { path: '^libs/(concept|geo|survey|brief|room|drawing|scene|render)/' },
      },
      {
        name: 'libraries-know-no-service',
        severity: 'error',
        from: { path: '^libs/[^/]+/src/' },
        to: { path: '^(services|web-public|web-admin|e2e|bench)/' },
      },
      {
        name: 'services-know-no-service',
        comment: 'Services talk by events and calls; `plumbline` alone holds all of them.',
        severity: 'error',
        from: { path: '^services/([^/]+)/', pathNot: '^services/plumbline/' },
        to: { path: '^services/([^/]+)/', pathNot: '^services/$1/' },
      },
      {
        name: 'webs-know-no-service',
        comment: 'Webs stand on contracts, the API client and the pure libraries that run in a browser.',
        severity: 'error',
        from: { path: '^(web-public|web-admin)/src/' },
        to: { path: '^(services|libs/(platform|render|drawing|testing|geo))/' },
      },
    ].map(ofSources),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules)/' },
    tsConfig: { fileName: 'tsconfig.base.json' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'types', 'default'],
    },
  },
};
