SELECT name, COUNT(city), MIN(age), MAX(age) FROM passengers GROUP BY name HAVING COUNT(*) > 1 ORDER BY name;
