SELECT name, seconds FROM runners ORDER BY seconds LIMIT 3;
