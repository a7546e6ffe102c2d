export * from './model';
export * from './reference';
export * from './attitude';
export * from './events';
export * from './run';
