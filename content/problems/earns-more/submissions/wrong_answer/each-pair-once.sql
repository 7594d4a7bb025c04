SELECT DISTINCT p.name, h.name FROM staff p JOIN staff h ON h.id = p.boss WHERE p.salary > h.salary;
