SELECT h.name, p.name FROM staff p JOIN staff h ON h.id = p.boss WHERE p.salary > h.salary;
