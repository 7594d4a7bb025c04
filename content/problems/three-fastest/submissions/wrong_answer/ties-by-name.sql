SELECT name, seconds FROM runners ORDER BY seconds, name LIMIT 3;
