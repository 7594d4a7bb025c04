SELECT name, COUNT(*), MIN(age), MAX(age) FROM passengers GROUP BY name ORDER BY name;
