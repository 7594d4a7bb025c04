UPDATE shows SET screen = 3 - screen WHERE price < 200;
