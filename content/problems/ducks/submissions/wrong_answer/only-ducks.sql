SELECT player, COUNT(*), COUNT(*) FROM scores WHERE runs = 0 GROUP BY player;
