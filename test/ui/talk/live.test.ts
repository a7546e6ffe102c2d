// @vitest-environment jsdom
/** Pages that follow a source of their own let go of it with the panel, and with the game that they were made for. */
import { expect, it } from 'vitest';
import { mountPanel } from '../../../src/ui/panel';
import { createRelationTab } from '../../../src/ui/talk/relation';
import { createTalkTab } from '../../../src/ui/talk/tab';
import { PLOT, sourceOf } from '../tools';
import { eachOnFreshPage, fakeTalk, page, waitingFrames } from './tools';

eachOnFreshPage();

const shown = () => {
  const running = sourceOf({ events: PLOT, me: 1 });
  const talk = fakeTalk(running);
  const mount = () => {
    const tabs = [createTalkTab(talk.source, running), createRelationTab(talk.source, running)];
    const panel = mountPanel(page(), running, { language: 'zh-CN', tabs });
    panel.open();
    for (const { id } of tabs) panel.selectTab(id);
    return panel;
  };
  return { ...talk, running, mount };
};

it('nobody listens any more once the panel is gone, however often one was there', () => {
  const { listeners, changed, mount } = shown();
  for (let time = 0; time < 5; time++) {
    const panel = mount();
    expect(listeners.size).toBe(2);
    changed();
    expect(waitingFrames()).toBe(1);
    panel.destroy();
    expect([listeners.size, waitingFrames(), page().childElementCount]).toEqual([0, 0, 0]);
  }
});

it('pages of another game take their places, and do not follow this one', () => {
  const { listeners, running, mount } = shown();
  const panel = mount();
  panel.setSource(sourceOf({ events: PLOT, me: 1 }));
  expect(listeners.size).toBe(0);
  panel.setSource(running);
  expect(listeners.size).toBe(1);
});
