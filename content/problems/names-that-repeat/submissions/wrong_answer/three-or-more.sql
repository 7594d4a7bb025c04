SELECT name, COUNT(*), MIN(age), MAX(age) FROM passengers GROUP BY name HAVING COUNT(*) > 2 ORDER BY name;
