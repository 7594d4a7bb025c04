SELECT id, name, age FROM passengers WHERE name LIKE 'A%' OR name LIKE '%v%' AND age < 60 ORDER BY name, id;
