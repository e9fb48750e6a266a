/** Injection tokens of what the process brings. */
export const CONFIG = Symbol('config');
export const LOGGER = Symbol('logger');
export const INFRASTRUCTURE = Symbol('infrastructure');
export const SERVICE_NAME = Symbol('service name');
export const METRICS = Symbol('metrics registry');
